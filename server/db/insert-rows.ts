// Many rows in one statement whose text is the same however many they are, so that the database plans it once.
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

export interface Insert {
  /** `$?` stands for the rows. */
  text: string;
  rows: string;
}

/**
 * Every row names the same columns, by their names in the database; the columns left out take their defaults.
 * `only` is a condition on `row`.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: Table['$inferInsert'][],
  only = 'true',
): Insert | undefined {
  if (!rows[0]) return undefined;
  const name = getTableName(table);
  const columns = Object.keys(rows[0]).join(', ');
  return {
    text: `INSERT INTO ${name} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${name}, $?) AS row WHERE ${only}`,
    rows: JSON.stringify(rows),
  };
}

/** Several inserts as one statement, and so as one round trip and one transaction. The first may be read by the others as `first`. */
export function together(
  first: Insert,
  others: (Insert | undefined)[],
  returning: string,
): { text: string; values: string[] } {
  const values = [first.rows];
  const parts = others.flatMap((insert, i) => {
    if (!insert) return [];
    values.push(insert.rows);
    return [`, part_${i} AS (${insert.text.replace('$?', `$${values.length}`)})`];
  });
  return {
    text: `WITH first AS (${first.text.replace('$?', '$1')} ${returning})${parts.join('')} SELECT * FROM first`,
    values,
  };
}

export function insertAlone({ text, rows }: Insert): SQL {
  const [before = '', after = ''] = text.split('$?');
  return sql`${sql.raw(before)}${rows}${sql.raw(after)}`;
}
