// The list of leads that are in one colleague's hands. Those are few among all, so all of them are looked at.
import { sql } from 'drizzle-orm';
import { searchTerms } from '#domain/lead-search.ts';
import type { Database } from '#server/db/open-database.ts';
import type { LeadView } from './lead-view.ts';
import { pageJson } from './list-leads.ts';
import { forSpellings, type Hits, pageOfAll } from './search-leads.ts';

const listed = forSpellings<Hits>('taken', (like) =>
  pageOfAll(sql`taken_by = ${sql.placeholder('takenBy')} AND ${like}`),
);

/** The answer as JSON text. */
export async function listTaken(db: Database, view: LeadView): Promise<string> {
  const terms = view.q ? searchTerms(view.q) : [];
  const page = await listed(db.$client, terms, { ...view, ...view.after });
  return pageJson(page, { total: page.hits, total_is_least: false });
}
