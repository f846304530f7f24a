// All leads of a view, a handful at a time, as they stood at one moment. Memory does not grow with their number.
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { Refusal } from '#domain/errors.ts';
import { leads } from '#server/db/schema/leads.ts';
import type { LeadView } from './lead-view.ts';
import { inOrder } from './list-leads.ts';
import { matches } from './search-leads.ts';

export interface ExportedLead {
  reference: string;
  received: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  website: string;
  service_type: string;
  other_service: string;
  package: string;
  budget_range: string;
  timeline: string;
  remote_work: string;
  message: string;
  status: string;
  priority: string;
  lead_score: number;
  estimated_value: number | null;
  first_response: string | null;
  closed: string | null;
  form: string;
  page: string;
  source: string;
  campaign: string | null;
  device: string;
}

export interface LeadCursor {
  count: number;
  /** None when there are no more. */
  next(): Promise<ExportedLead[]>;
  /** At the end, or before it where nobody wants the rest. */
  close(): Promise<void>;
}

const atOnce = 500;
const dialect = new PgDialect();
const localTime = (column: string) =>
  sql.raw(`to_char(${column} AT TIME ZONE 'Africa/Johannesburg', 'YYYY-MM-DD HH24:MI')`);

const columns = sql`reference, ${localTime('created_at')} AS received, name, email, phone, company, website, service_type,
  other_service, package, budget_range, timeline, remote_work, message, status, priority, lead_score, estimated_value,
  ${localTime('first_response_at')} AS first_response, ${localTime('closed_at')} AS closed, form, page,
  lead_source(first_touch, last_touch) AS source, coalesce(last_touch, first_touch) ->> 'utm_campaign' AS campaign, device`;

export async function openLeadCursor(pool: pg.Pool, view: LeadView): Promise<LeadCursor> {
  const client = await pool.connect();
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    // Whatever this connection was doing ends with it; the pool opens another.
    client.release(true);
  };
  try {
    // A slow line holds the transaction open longer than any other work of ours may.
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
      SET LOCAL idle_in_transaction_session_timeout = '2min'; SET LOCAL statement_timeout = '14s'`);
    const count = await countView(client, view);
    const { sql: text, params } = dialect.sqlToQuery(
      sql`DECLARE wanted NO SCROLL CURSOR FOR SELECT ${columns} FROM ${leads} WHERE ${conditions(view)} ORDER BY ${inOrder}`,
    );
    await client.query(text, params);
    return {
      count,
      async next() {
        const { rows } = await client.query<ExportedLead>(`FETCH ${atOnce} FROM wanted`);
        return rows;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function conditions({ statuses, priorities, q }: LeadView) {
  const where = sql`status = ANY(${sql.param(statuses)}::text[]) AND priority = ANY(${sql.param(priorities)}::text[])`;
  return q ? sql`${where} AND ${matches(q)}` : where;
}

async function countView(client: pg.ClientBase, view: LeadView): Promise<number> {
  const counted = view.q
    ? sql`SELECT count(*) AS leads FROM leads`
    : sql`SELECT sum(leads) AS leads FROM get_lead_counts()`;
  const { sql: text, params } = dialect.sqlToQuery(sql`${counted} WHERE ${conditions(view)}`);
  const { rows } = await client.query<{ leads: number | null }>(text, params);
  if (!rows[0]) throw new Refusal('internal', 'The leads could not be counted.');
  return rows[0].leads ?? 0;
}
