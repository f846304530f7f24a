// All leads of a view, as they are exported: times are South African, and text already.
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/open-database.ts';
import { openRowCursor } from '#server/db/row-cursor.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { LeadView } from './lead-view.ts';
import { inOrder } from './list-leads.ts';
import { matchesAsListed } from './search-leads.ts';

export type ExportedLead = Record<
  | 'reference'
  | 'received'
  | 'name'
  | 'email'
  | 'phone'
  | 'company'
  | 'website'
  | 'service_type'
  | 'other_service'
  | 'package'
  | 'budget_range'
  | 'timeline'
  | 'remote_work'
  | 'message'
  | 'status'
  | 'priority'
  | 'form'
  | 'page'
  | 'source'
  | 'device',
  string
> & {
  lead_score: number;
  estimated_value: number | null;
  first_response: string | null;
  closed: string | null;
  follow_up: string | null;
  taken_by: string | null;
  lost_reason: string | null;
  /** What the person last said about marketing. */
  may_be_mailed: boolean | null;
  campaign: string | null;
};

const localTime = (column: string) =>
  sql.raw(`to_char(${column} AT TIME ZONE 'Africa/Johannesburg', 'YYYY-MM-DD HH24:MI')`);

const columns = sql`reference, ${localTime('created_at')} AS received, name, email, phone, company, website, service_type,
  other_service, package, budget_range, timeline, remote_work, message, status, priority, lead_score, estimated_value,
  ${localTime('first_response_at')} AS first_response, ${localTime('closed_at')} AS closed, follow_up_on::text AS follow_up,
  (SELECT staff.name FROM staff WHERE staff.id = leads.taken_by) AS taken_by, lost_reason, form, page,
  (SELECT granted FROM consents WHERE lead_id = leads.id AND purpose = 'marketing' ORDER BY consents.id DESC LIMIT 1) AS may_be_mailed,
  lead_source(first_touch, last_touch) AS source, coalesce(last_touch, first_touch) ->> 'utm_campaign' AS campaign, device`;

export async function openExportedLeads(db: Database, view: LeadView) {
  const where = await conditions(db, view);
  const query = sql`SELECT ${columns} FROM leads WHERE ${where} ORDER BY ${inOrder}`;
  const { cursor, before } = await openRowCursor<ExportedLead, number>(db.$client, query, (tx) =>
    count(tx, view, where),
  );
  return { cursor, count: before };
}

async function conditions(db: Database, view: LeadView): Promise<SQL> {
  const { statuses, priorities, takenBy } = view;
  const where = sql`status = ANY(${sql.param(statuses)}::text[]) AND priority = ANY(${sql.param(priorities)}::text[])`;
  const ofSomebody = takenBy ? sql`${where} AND taken_by = ${takenBy}` : where;
  return view.q ? sql`${ofSomebody} AND ${await matchesAsListed(db, view)}` : ofSomebody;
}

async function count(tx: Executor, view: LeadView, where: SQL): Promise<number> {
  const counted =
    view.q || view.takenBy
      ? sql`SELECT count(*) AS leads FROM leads`
      : sql`SELECT sum(leads) AS leads FROM get_lead_counts()`;
  const { rows } = await tx.execute<{ leads: number | null }>(sql`${counted} WHERE ${where}`);
  return rows[0]?.leads ?? 0;
}
