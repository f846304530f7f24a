// The list of leads that hold a text. Frequent words are met soon when walking along the list, rare ones are found by the
// index of letter groups; each is quick where the other is slow. So the walk comes first, and is short.
import { type SQL, sql } from 'drizzle-orm';
import { Refusal, refusalAt } from '#domain/errors.ts';
import { isIndexed, phoneStart, searchTerms } from '#domain/lead-search.ts';
import { namedQuery, onlyRow, type Queryable } from '#server/db/named-query.ts';
import type { Database } from '#server/db/open-database.ts';
import { readWithin, wasTooSlow } from '#server/db/read-within.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { LeadView, Total } from './lead-view.ts';
import { afterPlace, inOrder, type Page, pageJson, pageOf } from './list-leads.ts';

/** Hits are counted so far; beyond it there are just more. */
const mostCounted = 1000;
/** Up to so many leads the index is quick for every word, and so is reading them all where it does not know a spelling. */
const few = 20_000;
const patience = 2_000;
/** Forbids to read the whole table, or the whole index of the list. */
const byLetters = { enable_seqscan: 'off', enable_indexonlyscan: 'off' };

/** The answer as JSON text. */
export function createSearch(db: Database) {
  let lastSize = Number.POSITIVE_INFINITY; // how many leads there were at the last search: it only decides where to look first

  return async function searchLeads(view: LeadView): Promise<string> {
    if (view.offset + view.limit > mostCounted) throw tooFar();
    const terms = searchTerms(view.q);
    const indexed = terms.filter(isIndexed);
    const values = {
      ...view,
      ...view.after,
      most: view.total ? view.offset + view.limit + 1 : mostCounted + 1,
    };
    const found = (hits: Hits) => pageJson(hits, view.total ?? totalFrom(hits.hits), true);
    if (indexed.length > 0 && lastSize <= few) {
      const hits = await lookUp.index(db.$client, terms, values);
      lastSize = hits.size;
      return found(hits);
    }
    const start = phoneStart(terms);
    if (start) {
      const hits = await lookUp.phone(db.$client, { ...values, phoneFrom: start, phoneTo: afterStart(start) });
      lastSize = hits.size;
      // Among many leads whoever's number begins so is meant; if nobody's does, it may stand anywhere.
      if (hits.hits > 0 && lastSize > few) return found(hits);
    }
    const met = await (indexed.length > 0 ? lookUp.walk : lookUp.longWalk)(db.$client, terms, values);
    lastSize = met.size;
    if (met.complete) return found(met);
    if (met.hits > view.offset + view.limit && (lastSize > few || indexed.length === 0)) {
      // Among many leads it is enough to know how many there are at least.
      return pageJson(met, view.total ?? { ...totalFrom(met.hits), total_is_least: true }, true);
    }
    if (indexed.length === 0) throw tooShort();
    return found(
      await readWithin(db.$client, patience, byLetters, (client) => lookUp.index(client, indexed, values)).catch(
        (error) => {
          throw wasTooSlow(error) ? tooSlow() : error;
        },
      ),
    );
  };
}

/** A condition on `leads` that holds for what the list finds. */
export async function matchesAsListed(db: Pick<Executor, 'execute'>, view: LeadView): Promise<SQL> {
  const { q, statuses, priorities, takenBy } = view;
  const start = takenBy ? undefined : phoneStart(searchTerms(q));
  if (!start) return matches(q);
  const begins = beginsBetween(sql`${start}`, sql`${afterStart(start)}`);
  const { rows } = await db.execute<{ narrow: boolean }>(sql`SELECT ${size} > ${few} AND EXISTS (SELECT FROM leads
    WHERE status = ANY(${sql.param(statuses)}::text[]) AND priority = ANY(${sql.param(priorities)}::text[]) AND ${begins}) AS narrow`);
  return rows[0]?.narrow ? begins : matches(q);
}

function matches(q: string): SQL {
  return anyLike(searchTerms(q).map((term) => sql`${patternOf(term)}`));
}

const anyLike = (patterns: SQL[]) =>
  patterns.length === 0
    ? sql`true`
    : sql`(${sql.join(
        // Selected, so that it is written as it is searched once and not again for each lead.
        patterns.map((pattern) => sql`search_text LIKE (SELECT as_searched(${pattern}::text))`),
        sql` OR `,
      )})`;

/** One or two letters have to begin a word: in the middle of words there are too many of them. */
function patternOf(term: string): string {
  const words = term.replace(/[\\%_]/g, '\\$&').replace(/\s+(?=\S{3})/g, '%');
  return `%${words.replace(/\s+/g, '% ')}%`;
}

function totalFrom(hits: number): Total {
  return { total: Math.min(hits, mostCounted), total_is_least: hits > mostCounted };
}

export interface Hits extends Page {
  hits: number;
  /** How many leads there are in all. */
  size: number;
}

interface Met extends Hits {
  /** The walk came to the end of the list. */
  complete: boolean;
}

const value = sql.placeholder;
const ofView = sql`status = ANY(${value('statuses')}::text[]) AND priority = ANY(${value('priorities')}::text[])`;
const most = sql`${value('most')}::int`;
const size = sql`(SELECT coalesce(sum(leads), 0)::int FROM get_lead_counts())`;

/** A statement for each number of spellings of what was typed: the planner has to see them one by one. */
export function forSpellings<Row extends Hits>(name: string, statement: (like: SQL) => SQL) {
  const queries: ReturnType<typeof namedQuery<Row>>[] = [];
  return async (client: Queryable, terms: string[], values: object): Promise<Row> => {
    const patterns = terms.map(patternOf);
    const like = anyLike(patterns.map((_, i) => sql`${value(String(i))}`));
    const query = queries[terms.length] ?? namedQuery(`${name}-${terms.length}`, statement(like));
    queries[terms.length] = query;
    return onlyRow(await query(client, { ...values, ...patterns }));
  };
}

// The index in the order of the list carries status and text along: the walk reads nothing else.
const nearest = (steps: SQL) =>
  sql`(SELECT ${inOrder}, status, search_text FROM leads WHERE ${afterPlace} ORDER BY ${inOrder} LIMIT ${steps}) AS near`;
const walkOf = (name: string, least: SQL, steps: (like: SQL) => SQL, isComplete: SQL) =>
  forSpellings<Met>(name, (like) =>
    pageOf(
      sql`SELECT ${inOrder} FROM ${nearest(steps(like))}
      WHERE status = ANY(${value('statuses')}::text[]) AND ${like} ORDER BY ${inOrder} LIMIT ${most}`,
      sql`(SELECT count(*)::int FROM found) AS hits, ${size} AS size,
      CASE WHEN (SELECT count(*) FROM found) = ${most} THEN false
        WHEN ${size} <= ${least} THEN true
        WHEN (SELECT count(*) FROM found) > ${value('offset')}::int + ${value('limit')}::int THEN false
        ELSE ${isComplete} END AS complete`,
    ),
  );
const glance = sql.raw('600');
/** Where a glance meets nothing, the word is rare and the index quicker. */
const asMet = (like: SQL) =>
  sql`(SELECT CASE WHEN EXISTS (SELECT FROM ${nearest(glance)} WHERE ${like}) THEN 2500 ELSE 0 END)`;
const long = sql.raw(String(few));
/** Nothing follows behind the walk. Only worth a look where there is no other way to find the rest. */
const nothingFollows = sql`NOT EXISTS (SELECT FROM leads WHERE ${afterPlace} ORDER BY ${inOrder} OFFSET ${long} LIMIT 1)`;

/**
 * In the order of the bytes, whatever the language of the database. Selected, so that one plan serves all numbers: to
 * plan for each takes longer than to look it up.
 */
const beginsBetween = (from: SQL, to: SQL) =>
  sql`phone <> '' AND phone ~>=~ (SELECT ${from}::text) AND phone ~<~ (SELECT ${to}::text)`;
/** No digit comes after a colon. */
const afterStart = (start: string) => `${start}:`;
const byNumber = namedQuery<Hits>(
  'search-number',
  pageOfAll(beginsBetween(sql`${value('phoneFrom')}`, sql`${value('phoneTo')}`)),
);

const lookUp = {
  walk: walkOf('walk', glance, asMet, sql`false`),
  /** For what no index finds. */
  longWalk: walkOf('long-walk', long, () => long, nothingFollows),
  index: forSpellings<Hits>('search', pageOfAll),
  phone: async (client: Queryable, values: Record<string, unknown>) => onlyRow(await byNumber(client, values)),
};

/** All that an index finds is put in order. */
export function pageOfAll(condition: SQL): SQL {
  return sql`WITH hit AS MATERIALIZED (SELECT ${inOrder} FROM leads WHERE ${ofView} AND ${condition})
    SELECT * FROM (${pageOf(
      sql`SELECT ${inOrder} FROM hit WHERE ${afterPlace} ORDER BY ${inOrder}
        LIMIT ${value('offset')}::int + ${value('limit')}::int + 1`,
      sql`(SELECT count(*)::int FROM hit) AS hits, ${size} AS size`,
    )}) AS page`;
}

function tooShort(): Refusal {
  return refusalAt(
    'q',
    'There are too many leads to find these letters alone. Please type at least three that belong together.',
  );
}

function tooFar(): Refusal {
  return new Refusal('not_valid', 'The list of a search ends here. Please add a word to find fewer leads.');
}

function tooSlow(): Refusal {
  return new Refusal('unavailable', 'This search takes too long. Nothing is lost; please add a letter or a filter.');
}
