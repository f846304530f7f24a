// The lead for the length of a transaction: nobody else changes it meanwhile.
import { eq } from 'drizzle-orm';
import { Refusal } from '#domain/errors.ts';
import { leads } from '#server/db/schema/leads.ts';
import type { Executor } from '#server/db/transaction.ts';
import { leadGone } from './lead-gone.ts';
import { findLead } from './leads.queries.ts';

export type HeldLead = typeof leads.$inferSelect;

export async function holdLead(tx: Executor, id: string): Promise<HeldLead> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, id)).for('update');
  if (!lead) throw leadGone();
  return lead;
}

/** Refused with the lead as it is now, where somebody changed it after the caller had looked. */
export async function holdUnchangedLead(tx: Executor, id: string, version: number): Promise<HeldLead> {
  const lead = await holdLead(tx, id);
  if (lead.version === version) return lead;
  const message = 'Somebody changed this lead while you were at it. Nothing of yours is lost: compare, and save again.';
  throw new Refusal('changed_meanwhile', message, undefined, undefined, { lead: await findLead(tx, id) });
}
