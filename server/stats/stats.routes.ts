// The dashboard's figures, computed by the database.
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid } from '#server/valid.ts';

const day = z.iso.date().optional();
const statsQuery = z.object({ start_date: day, end_date: day });

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

export function statsRoutes({ db }: Deps) {
  return new Hono<RequestEnv>().get('/', valid('query', statsQuery), async (c) => {
    const { start_date, end_date } = c.req.valid('query');
    const end = end_date ? sql`${end_date}::date` : sql`local_day(now())`;
    const start = start_date ? sql`${start_date}::date` : sql`${end} - 29`;
    const { rows } = await db.execute(sql`SELECT * FROM get_dashboard_stats(${start}, ${end})`);
    return c.json(rows[0] as unknown as DashboardStats);
  });
}
