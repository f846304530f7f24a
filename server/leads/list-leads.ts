// The list of leads. It walks along an index, so that a page costs the same at a thousand leads and at a million.
import { type SQL, sql } from 'drizzle-orm';
import { largestPage, leadStatuses } from '#domain/lead.ts';
import { namedQuery, onlyRow } from '#server/db/named-query.ts';
import type { Database } from '#server/db/open-database.ts';
import { isoTime, leadJson } from './lead-columns.ts';
import { cursorFrom, type LeadView, type Total } from './lead-view.ts';

/** The answer as JSON text. A view without any status is empty. */
export async function listLeads(db: Database, view: LeadView): Promise<string> {
  if (view.statuses.length === 0) return pageJson({ leads: null, last: null }, { total: 0, total_is_least: false });
  const lists = view.offset > 0 ? byOffset : byCursor;
  const list = (view.statuses.length < leadStatuses.length && lists.some[view.statuses.length - 1]) || lists.all;
  const page = onlyRow(await list(db.$client, { ...view, ...view.after, ...view.statuses }));
  return pageJson(page, { total: page.total, total_is_least: false });
}

export interface Page {
  /** JSON of each, with commas between. */
  leads: string | null;
  /** The place of the last lead, where more follow. */
  last: string | null;
}

export function pageJson({ leads, last }: Page, { total, total_is_least }: Total, counted = false): string {
  const next = JSON.stringify(last && cursorFrom(last, counted ? { total, total_is_least } : undefined));
  return `{"leads":[${leads ?? ''}],"next_cursor":${next},"total":${total},"total_is_least":${total_is_least}}`;
}

const value = sql.placeholder;
export const inOrder = sql`priority_rank, created_at, id`;
/** One lower bound only: given a second one, the database might begin its walk along the index there. */
export const afterPlace = sql`(priority_rank, created_at, id) > (${value('rank')}::smallint, ${value('at')}::timestamptz, ${value('id')}::uuid)
  AND priority_rank <= ${value('lowest')}::smallint`;

const skipped = sql`${value('offset')}::int`;
const wanted = sql`${value('limit')}::int`;

const walkAll = (most: SQL) => sql`SELECT ${inOrder} FROM leads WHERE ${afterPlace} ORDER BY ${inOrder} LIMIT ${most}`;

/** Each status has its own order in the index: the best of each, and of those the best. */
const walkSome = (statuses: number, most: SQL) =>
  sql`SELECT ${inOrder} FROM (${sql.join(
    Array.from(
      { length: statuses },
      (_, i) => sql`(SELECT ${inOrder} FROM leads WHERE status = ${value(String(i))} AND ${afterPlace}
      ORDER BY ${inOrder} LIMIT ${most})`,
    ),
    sql` UNION ALL `,
  )}) AS lead ORDER BY ${inOrder} LIMIT ${most}`;

/**
 * A page of what was found, most urgent first, in one row. More may have been found than fits on it. Each lead is looked up
 * by itself, so that the planner never joins all leads with a few.
 */
export function pageOf(found: SQL, beside: SQL): SQL {
  return sql`
    WITH found AS MATERIALIZED (${found}),
    placed AS (SELECT found.*, row_number() OVER (ORDER BY ${inOrder}) AS place FROM found)
    SELECT
      (SELECT string_agg((SELECT ${leadJson} FROM leads WHERE leads.id = placed.id), ',' ORDER BY place)
        FROM placed WHERE place > ${skipped} AND place <= ${skipped} + ${wanted}) AS leads,
      (SELECT priority_rank || ' ' || ${isoTime(sql`created_at`)} || ' ' || id FROM placed
        WHERE place = ${skipped} + ${wanted} AND EXISTS (SELECT FROM placed WHERE place > ${skipped} + ${wanted})) AS last,
      ${beside}`;
}

const total = sql`(SELECT coalesce(sum(leads), 0)::int FROM get_lead_counts()
  WHERE status = ANY(${value('statuses')}::text[]) AND priority = ANY(${value('priorities')}::text[])) AS total`;

const listed = (name: string, found: SQL) => namedQuery<Page & { total: number }>(name, pageOf(found, total));

/** One more than the largest page, as a number that the planner sees. */
const enough = sql.raw(String(largestPage + 1));
const listsTo = (name: string, most: SQL) => ({
  all: listed(`${name}-all`, walkAll(most)),
  some: leadStatuses.map((_, i) => listed(`${name}-${i + 1}`, walkSome(i + 1, most))),
});
const byCursor = listsTo('list', enough);
const byOffset = listsTo('skip', sql`${enough} + ${skipped}`);
