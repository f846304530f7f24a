// A statement that is written once and kept by each connection under a name, with its plan.
import { fillPlaceholders, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** The pool, or one connection of it. */
export type Queryable = Pick<pg.Pool, 'query'>;

const dialect = new PgDialect();

/** Values stand in the statement as `sql.placeholder`. */
export function namedQuery<Row extends pg.QueryResultRow>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return async (client: Queryable, values: Record<string, unknown>): Promise<Row[]> => {
    const { rows } = await client.query<Row>({ name, text, values: fillPlaceholders(params, values) });
    return rows;
  };
}

/** Of a statement that answers with one, whatever there is. */
export function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('A statement that has always a row to answer with gave none.');
  return row;
}
