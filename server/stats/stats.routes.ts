// The dashboard's figures, computed by the database.
import { type SQL, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { askTogether } from '#server/db/ask-together.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid } from '#server/valid.ts';

const day = z.iso
  .date('Please give the day as 2026-11-30.')
  .refine((text) => text >= '2000' && text < '3000', 'Please check the year.')
  .optional();
const longest = 1100; // days: three years
export const statsQuery = z.object({ start_date: day, end_date: day });
export const trendsQuery = statsQuery.refine(
  ({ start_date, end_date }) => {
    const days = start_date ? daysBetween(start_date, end_date ?? new Date().toISOString().slice(0, 10)) : 0;
    return days >= 0 && days < longest;
  },
  { path: ['start_date'], error: 'Please choose a first day before the last, and at most three years.' },
);

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
export interface LeadTrends {
  days: { day: string; leads: number; won: number; won_value: number }[];
  statuses: Named[];
  sources: Named[];
  pages: Named[];
}

export function statsRoutes({ db }: Deps) {
  const figures = askTogether(async (asked: Period) => {
    const { start, end } = daysOf(asked);
    const { rows } = await db.execute(sql`SELECT * FROM get_dashboard_stats(${start}, ${end})`);
    return rows[0] as unknown as DashboardStats;
  });
  const trends = askTogether(async (asked: Period) => {
    const { start, end } = daysOf(asked);
    const { rows } = await db.execute(sql`SELECT * FROM get_lead_trends(${start}, ${end})`);
    return rows[0] as unknown as LeadTrends;
  });
  return new Hono<RequestEnv>()
    .get('/', valid('query', statsQuery), async (c) => c.json(await figures(c.req.valid('query'))))
    .get('/trends', valid('query', trendsQuery), async (c) => c.json(await trends(c.req.valid('query'))));
}

type Period = z.infer<typeof statsQuery>;

/** The last thirty days, unless told otherwise. */
function daysOf({ start_date, end_date }: Period): { start: SQL; end: SQL } {
  const end = end_date ? sql`${end_date}::date` : sql`local_day(now())`;
  return { start: start_date ? sql`${start_date}::date` : sql`${end} - 29`, end };
}

function daysBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000;
}
