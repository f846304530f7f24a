// How many times this person asked before, known by mail address or telephone number.
import { type SQL, sql } from 'drizzle-orm';
import type { leads } from './schema/leads.ts';

/** Enough to say; a machine that asks a million times is not counted to the end. */
const most = sql.raw('99');

export function earlierEnquiries(lead: typeof leads): SQL {
  const before = sql`(earlier.created_at, earlier.id) < (${lead.created_at}, ${lead.id})`;
  // In the order of their index: without it the database reads all leads where one sender has most of them.
  const inOrder = sql`AND ${before} ORDER BY earlier.created_at LIMIT`;
  const byMail = sql`FROM leads AS earlier WHERE lower(earlier.email) = lower(${lead.email}) ${inOrder}`;
  const byPhone = sql`FROM leads AS earlier WHERE earlier.phone <> '' AND earlier.phone = ${lead.phone} ${inOrder}`;
  // Most people ask for the first time: that is seen at once, and only the others are counted.
  return sql`CASE WHEN (SELECT true ${byMail} 1) OR (SELECT true ${byPhone} 1) THEN (SELECT count(*)::int FROM (
    (SELECT earlier.id ${byMail} ${most}) UNION (SELECT earlier.id ${byPhone} ${most})
    LIMIT ${most}
  ) AS known) ELSE 0 END`;
}
