// The dashboard's figures, computed by the database.
import { type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { LostReason } from '#domain/lead.ts';
import { type Period, period, refuseOddPeriod, threeYears } from '#domain/period.ts';
import { askTogether } from '#server/db/ask-together.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid } from '#server/valid.ts';

export interface DashboardStats {
  new_leads_today: number;
  new_leads_yesterday: number;
  revenue_this_month: number;
  revenue_today: number;
  closed_this_month: number;
  average_response_minutes: number | null;
  total_leads: number;
  conversion_rate: number;
  average_score: number;
  new_leads: number;
  in_progress: number;
  converted: number;
  pipeline_value: number;
  communications_today: number;
}

interface Named {
  name: string;
  leads: number;
  won: number;
}
/** Leads by the day, status, source and page of their arrival; what was won, by the day on which it was. */
interface LeadTrends {
  days: { day: string; leads: number; won: number; won_value: number }[];
  statuses: Named[];
  sources: Named[];
  pages: Named[];
  /** What was lost, by the day on which it was, and why. */
  losses: { name: LostReason | null; leads: number }[];
}

export function statsRoutes({ db, now }: Deps) {
  const answerOf = <Answer>(query: (days: Days) => SQL) =>
    askTogether(async (asked: Period) => {
      const { rows } = await db.execute(query(daysOf(asked)));
      return rows[0] as unknown as Answer;
    });
  const figures = answerOf<DashboardStats>(
    ({ start, end }) => sql`SELECT * FROM get_dashboard_stats(${start}, ${end})`,
  );
  const trends = answerOf<LeadTrends>(({ start, end }) => sql`SELECT * FROM get_lead_trends(${start}, ${end})`);
  return new Hono<RequestEnv>()
    .get('/', valid('query', period), async (c) => {
      const asked = c.req.valid('query');
      refuseOddPeriod(asked, now());
      return c.json(await figures(asked));
    })
    .get('/trends', valid('query', period), async (c) => {
      const asked = c.req.valid('query');
      refuseOddPeriod(asked, now(), threeYears);
      return c.json(await trends(asked));
    });
}

interface Days {
  start: SQL;
  end: SQL;
}

/** The last thirty days, unless told otherwise. */
function daysOf({ start_date, end_date }: Period): Days {
  const end = end_date ? sql`${end_date}::date` : sql`local_day(now())`;
  return { start: start_date ? sql`${start_date}::date` : sql`${end} - 29`, end };
}
