// Reads of leads. The list is a walk along one index: a page costs the same at a thousand leads and at a million.
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { Refusal } from '#domain/errors.ts';
import { type LeadListQuery, leadTabs } from '#domain/lead.ts';
import { earlierEnquiries } from '#server/db/earlier-enquiries.ts';
import type { Executor } from '#server/db/open-database.ts';
import { leads } from '#server/db/schema/leads.ts';

const columns = {
  id: leads.id,
  reference: leads.reference,
  form: leads.form,
  page: leads.page,
  name: leads.name,
  email: leads.email,
  phone: leads.phone,
  company: leads.company,
  website: leads.website,
  service_type: leads.service_type,
  other_service: leads.other_service,
  package: leads.package,
  budget_range: leads.budget_range,
  timeline: leads.timeline,
  remote_work: leads.remote_work,
  message: leads.message,
  status: leads.status,
  priority: leads.priority,
  lead_score: leads.lead_score,
  estimated_value: leads.estimated_value,
  first_touch: leads.first_touch,
  last_touch: leads.last_touch,
  device: leads.device,
  earlier_enquiries: sql<number>`${earlierEnquiries(leads)}`,
  version: leads.version,
  created_at: leads.created_at,
  updated_at: leads.updated_at,
};

const rank = leads.priority_rank;
const inOrder = [asc(rank), asc(leads.created_at), asc(leads.id)];
const pageSize = { cursor: 50, offset: 10 };

export async function listLeads(db: Executor, query: LeadListQuery) {
  const filter = and(
    query.tab === 'all' ? undefined : inArray(leads.status, [...leadTabs[query.tab]]),
    query.status && eq(leads.status, query.status),
    query.priority && eq(leads.priority, query.priority),
    query.q ? matches(query.q) : undefined,
  );
  const limit = query.limit ?? (query.offset === undefined ? pageSize.cursor : pageSize.offset);
  const [found, [counted]] = await Promise.all([
    db
      .select({ ...columns, rank })
      .from(leads)
      .where(and(filter, query.cursor ? after(query.cursor) : undefined))
      .orderBy(...inOrder)
      .limit(limit + 1)
      .offset(query.offset ?? 0),
    db.select({ total: sql<number>`count(*)` }).from(leads).where(filter),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    leads: page.map(({ rank: _, ...lead }) => lead),
    next_cursor: last && found.length > limit ? cursorOf(last) : null,
    total: counted?.total ?? 0,
  };
}

export async function findLead(db: Executor, id: string) {
  const [lead] = await db.select(columns).from(leads).where(eq(leads.id, id));
  if (!lead) throw new Refusal('not_found', 'This lead does not exist any more.');
  return lead;
}

export async function listQueue(db: Executor) {
  return db
    .select({ ...columns, hours_since_created: sql<number>`queue.hours_since_created` })
    .from(sql`get_lead_queue() AS queue`)
    .innerJoin(leads, sql`${leads.id} = queue.lead_id`)
    .orderBy(...inOrder);
}

function matches(text: string): SQL {
  const literal = text.replace(/[\\%_]/g, '\\$&');
  return sql`${leads.search_text} LIKE '%' || lower(${literal}) || '%'`;
}

function cursorOf(lead: { rank: number; created_at: Date; id: string }): string {
  return Buffer.from(`${lead.rank} ${lead.created_at.toISOString()} ${lead.id}`).toString('base64url');
}

function after(cursor: string): SQL {
  const [, at, when, id] =
    /^([1-4]) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([\da-f-]{36})$/.exec(
      Buffer.from(cursor, 'base64url').toString(),
    ) ?? [];
  if (!at || Number.isNaN(Date.parse(when ?? '')) || !z.uuid().safeParse(id).success)
    throw new Refusal('not_valid', 'This page of the list cannot be found. Please load the list again.');
  return sql`(${rank}, ${leads.created_at}, ${leads.id}) > (${Number(at)}, ${when}::timestamptz, ${id}::uuid)`;
}
