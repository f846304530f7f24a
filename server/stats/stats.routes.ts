// The dashboard's figures, computed by the database.
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { LostReason } from '#domain/lead.ts';
import { type Period, period, refuseOddPeriod, threeYears } from '#domain/period.ts';
import { askTogether } from '#server/db/ask-together.ts';
import { filledIn, firstDay, lastDay } from '#server/db/asked-days.ts';
import { namedQuery, onlyRow, type Queryable } from '#server/db/named-query.ts';
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

const lookUp = {
  figures: namedQuery<DashboardStats>('figures', sql`SELECT * FROM get_dashboard_stats(${firstDay}, ${lastDay})`),
  trends: namedQuery<LeadTrends>('trends', sql`SELECT * FROM get_lead_trends(${firstDay}, ${lastDay})`),
};

export function statsRoutes({ db, now }: Deps) {
  const answerOf = <Answer>(query: (client: Queryable, asked: Record<string, unknown>) => Promise<Answer[]>) =>
    askTogether(async (asked: Period) => onlyRow(await query(db.$client, filledIn(asked))));
  const figures = answerOf(lookUp.figures);
  const trends = answerOf(lookUp.trends);
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
