// Reads of single leads, of the queue and of what is planned.
import { asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { leads } from '#server/db/schema/leads.ts';
import type { Executor } from '#server/db/transaction.ts';
import { leadColumns } from './lead-columns.ts';
import { leadGone } from './lead-gone.ts';

export type LeadRow = Awaited<ReturnType<typeof findLead>>;

export async function findLead(db: Executor, id: string) {
  const [lead] = await db.select(leadColumns).from(leads).where(eq(leads.id, id));
  if (!lead) throw leadGone();
  return lead;
}

export async function listQueue(db: Executor) {
  return db
    .select({ ...leadColumns, hours_since_created: sql<number>`queue.hours_since_created` })
    .from(sql`get_lead_queue() AS queue`)
    .innerJoin(leads, sql`${leads.id} = queue.lead_id`)
    .orderBy(asc(leads.priority_rank), asc(leads.created_at), asc(leads.id));
}

const mostPlanned = 100;

/** Those with a day to follow up on, the earliest first. */
export async function listFollowUps(db: Executor) {
  const isPlanned = isNotNull(leads.follow_up_on);
  const [planned, [all]] = await Promise.all([
    db
      .select(leadColumns)
      .from(leads)
      .where(isPlanned)
      .orderBy(asc(leads.follow_up_on), asc(leads.priority_rank), asc(leads.created_at), asc(leads.id))
      .limit(mostPlanned),
    db.select({ total: count() }).from(leads).where(isPlanned),
  ]);
  return { leads: planned, total: all?.total ?? 0 };
}
