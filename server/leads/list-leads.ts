// The list of leads. It walks along an index, so that a page costs the same at a thousand leads and at a million.
import { type SQL, sql } from 'drizzle-orm';
import { largestPage } from '#domain/lead.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Database } from '#server/db/open-database.ts';
import { isoTime, leadJson } from './lead-columns.ts';
import { cursorFrom, isOfAllStatuses, type LeadView, type Total } from './lead-view.ts';

/** The answer as JSON text: its leads pass through as the database wrote them. */
export async function listLeads(db: Database, view: LeadView): Promise<string> {
  const kind = isOfAllStatuses(view) ? 'all' : 'some';
  const run = view.offset > 0 ? byOffset[kind] : byCursor[kind];
  const [page] = await run(db.$client, { ...view, ...view.after });
  if (!page) throw new Error('A page of leads was not answered.');
  return pageJson(page, { total: page.total, total_is_least: false });
}

export interface PageRow {
  leads: string;
  /** The place of the last lead, where more follow. */
  last: string | null;
}

export function pageJson({ leads, last }: PageRow, { total, total_is_least }: Total, counted = false): string {
  const next = JSON.stringify(last && cursorFrom(last, counted ? { total, total_is_least } : undefined));
  return `{"leads":${leads},"next_cursor":${next},"total":${total},"total_is_least":${total_is_least}}`;
}

const value = sql.placeholder;
export const inOrder = sql`priority_rank, created_at, id`;
/** Only one lower bound, or the index would be walked from the other. */
export const afterPlace = sql`(priority_rank, created_at, id) > (${value('rank')}::smallint, ${value('at')}::timestamptz, ${value('id')}::uuid)
  AND priority_rank <= ${value('lowest')}::smallint`;

const skipped = sql`${value('offset')}::int`;
const wanted = sql`${value('limit')}::int`;

const walk = {
  all: (most: SQL) => sql`SELECT ${inOrder} FROM leads WHERE ${afterPlace} ORDER BY ${inOrder} LIMIT ${most}`,
  // Each status has its own order in the index: the best of each, and of those the best.
  some: (most: SQL) => sql`
    SELECT ${inOrder} FROM unnest(${value('statuses')}::text[]) AS wanted(wanted_status), LATERAL (
      SELECT ${inOrder} FROM leads WHERE status = wanted_status AND ${afterPlace} ORDER BY ${inOrder} LIMIT ${most}) AS lead
    ORDER BY ${inOrder} LIMIT ${most}`,
};

/** A page of what was found, most urgent first. More may have been found than fits on it. */
export function pageOf(found: SQL): SQL {
  return sql`
    WITH found AS MATERIALIZED (${found}),
    placed AS (SELECT found.*, row_number() OVER (ORDER BY ${inOrder}) AS place FROM found)
    SELECT
      (SELECT coalesce(json_agg((SELECT ${leadJson} FROM leads WHERE leads.id = placed.id) ORDER BY place), '[]')::text
        FROM placed WHERE place > ${skipped} AND place <= ${skipped} + ${wanted}) AS leads,
      (SELECT priority_rank || ' ' || ${isoTime(sql`created_at`)} || ' ' || id FROM placed
        WHERE place = ${skipped} + ${wanted} AND EXISTS (SELECT FROM placed WHERE place > ${skipped} + ${wanted})) AS last`;
}

const total = sql`, (SELECT coalesce(sum(leads), 0)::int FROM get_lead_counts()
  WHERE status = ANY(${value('statuses')}::text[]) AND priority = ANY(${value('priorities')}::text[])) AS total`;

const listed = (name: string, found: SQL) =>
  namedQuery<PageRow & { total: number }>(name, sql`${pageOf(found)}${total}`);

/** One more than the largest page, as a number that the planner sees. */
const enough = sql.raw(String(largestPage + 1));
const byCursor = { all: listed('list-all', walk.all(enough)), some: listed('list-some', walk.some(enough)) };
const further = sql`${enough} + ${skipped}`;
const byOffset = { all: listed('skip-all', walk.all(further)), some: listed('skip-some', walk.some(further)) };
