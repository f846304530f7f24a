// The list of leads that hold a text. Frequent words are met soon when walking along the list, rare ones are found by the
// index of letter groups; each is quick where the other is slow. So the walk comes first, and is short.
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { Refusal } from '#domain/errors.ts';
import { isIndexed, searchTerms } from '#domain/lead-search.ts';
import { namedQuery } from '#server/db/named-query.ts';
import type { Database, Executor } from '#server/db/open-database.ts';
import type { LeadView, Total } from './lead-view.ts';
import { afterPlace, inOrder, type PageRow, pageJson, pageOf } from './list-leads.ts';

/** Hits are counted so far; beyond it there are just more. */
const mostCounted = 1000;
const patience = '2s';

export async function searchLeads(db: Database, view: LeadView): Promise<string> {
  if (view.offset + view.limit > mostCounted) throw tooFar();
  const terms = searchTerms(view.q);
  const patterns = terms.map(patternOf);
  const indexed = terms.every(isIndexed);
  const values = { ...view, ...view.after, patterns };
  const [near] = await (indexed ? shortWalk : longWalk)(db.$client, values);
  if (!near) throw new Error('A search was not answered.');
  if (near.complete) return pageJson(near, view.total ?? totalFrom(near.hits), true);
  if (near.hits > view.offset + view.limit) {
    return pageJson(near, view.total ?? (await totalBeyond(db, view, near)), true);
  }
  if (!indexed) throw tooShort();
  const found = await patiently(db.$client, (client) => findByIndex(client, patterns, values));
  return pageJson(found, view.total ?? totalFrom(found.hits), true);
}

/** A condition on `leads`. */
export function matches(q: string): SQL {
  return anyLike(searchTerms(q).map((term) => sql`${patternOf(term)}`));
}

const anyLike = (patterns: SQL[]) =>
  sql`(${sql.join(
    patterns.map((pattern) => sql`search_text LIKE ${pattern}`),
    sql` OR `,
  )})`;

function patternOf(term: string): string {
  return `%${term.replace(/[\\%_]/g, '\\$&')}%`;
}

function totalFrom(hits: number): Total {
  return { total: Math.min(hits, mostCounted), total_is_least: hits > mostCounted };
}

/** Among many leads it is enough to know how many at least: those that were met on the way. */
async function totalBeyond(db: Executor, view: LeadView, near: Near): Promise<Total> {
  if (near.hits > mostCounted || near.size > few) return { ...totalFrom(near.hits), total_is_least: true };
  const { rows } = await db.execute<{ hits: number }>(sql`
    SELECT count(*) AS hits FROM (SELECT FROM leads WHERE status = ANY(${sql.param(view.statuses)}::text[])
      AND priority = ANY(${sql.param(view.priorities)}::text[]) AND ${matches(view.q)} LIMIT ${mostCounted + 1}) AS hit`);
  return totalFrom(rows[0]?.hits ?? 0);
}

interface Near extends PageRow {
  hits: number;
  /** The walk came to the end of the list. */
  complete: boolean;
  /** How many leads there are in all. */
  size: number;
}

const value = sql.placeholder;
const ofView = sql`status = ANY(${value('statuses')}::text[]) AND priority = ANY(${value('priorities')}::text[])`;
const counted = sql.raw(String(mostCounted + 1));
const size = sql`(SELECT coalesce(sum(leads), 0)::int FROM get_lead_counts())`;

// The index in the order of the list carries status and text along: the walk reads nothing else.
const walkOf = (name: string, steps: SQL) =>
  namedQuery<Near>(
    name,
    sql`${pageOf(sql`
      SELECT ${inOrder} FROM (
        SELECT ${inOrder}, status, search_text FROM leads WHERE ${afterPlace} ORDER BY ${inOrder} LIMIT ${steps}) AS near
      WHERE status = ANY(${value('statuses')}::text[]) AND search_text LIKE ANY(${value('patterns')}::text[])
      LIMIT ${counted}`)},
      (SELECT count(*) FROM found) AS hits, ${size} AS size,
      CASE WHEN (SELECT count(*) FROM found) >= ${counted} THEN false
        WHEN ${size} <= ${steps} THEN true
        WHEN (SELECT count(*) FROM found) > ${value('offset')}::int + ${value('limit')}::int THEN false
        ELSE NOT EXISTS (SELECT FROM leads WHERE ${afterPlace} ORDER BY ${inOrder} OFFSET ${steps} LIMIT 1) END AS complete`,
  );

const few = 20_000;
const shortWalk = walkOf('walk-short', sql`(CASE WHEN ${size} <= ${sql.raw(String(few))} THEN 2000 ELSE 10000 END)`);
/** For what no index finds. */
const longWalk = walkOf('walk-long', sql.raw(String(few)));

async function findByIndex(client: pg.PoolClient, patterns: string[], values: object) {
  const [found] = (await byIndex[patterns.length - 1]?.(client, { ...values, ...patterns })) ?? [];
  if (!found) throw new Error('A search was not answered.');
  return found;
}

/** For one, two or three spellings of what was typed. */
const byIndex = [1, 2, 3].map((patterns) =>
  namedQuery<PageRow & { hits: number }>(
    `search-${patterns}`,
    sql`WITH hit AS MATERIALIZED (
      SELECT ${inOrder} FROM leads
      WHERE ${ofView} AND ${anyLike(Array.from({ length: patterns }, (_, i) => sql`${value(String(i))}`))})
    SELECT page.*, (SELECT count(*) FROM hit) AS hits FROM (${pageOf(
      sql`SELECT ${inOrder} FROM hit WHERE ${afterPlace} ORDER BY ${inOrder} LIMIT ${counted}`,
    )}) AS page`,
  ),
);

/** With less time than other statements have, and never by reading the whole table. */
async function patiently<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = '${patience}';
      SET LOCAL enable_seqscan = off; SET LOCAL enable_indexonlyscan = off`);
    return await work(client);
  } catch (error) {
    throw (error as { code?: unknown }).code === '57014' ? tooSlow() : error;
  } finally {
    await client.query('COMMIT').catch((failure: Error) => {
      broken = failure;
    });
    client.release(broken);
  }
}

function tooShort(): Refusal {
  const sentence =
    'There are too many leads to find these letters alone. Please type at least three that belong together.';
  return new Refusal('not_valid', sentence, { q: [sentence] });
}

function tooFar(): Refusal {
  return new Refusal('not_valid', 'The list of a search ends here. Please add a word to find fewer leads.');
}

function tooSlow(): Refusal {
  return new Refusal('unavailable', 'This search takes too long. Nothing is lost; please add a letter or a filter.');
}
