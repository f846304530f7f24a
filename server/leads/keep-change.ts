// Writes a change of a lead together with what is told about it: the event, and the line in the audit log.
import { and, eq, min } from 'drizzle-orm';
import type { AuditAction } from '#domain/audit.ts';
import { answeredAt, type LeadChange } from '#domain/lead-change.ts';
import type { LeadEventKind } from '#domain/lead-events.ts';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { communications, leadEvents, leads } from '#server/db/schema/leads.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { HeldLead } from './hold-lead.ts';

export interface Told {
  kind: LeadEventKind;
  action: AuditAction;
  staff: Staff;
  now: Date;
}

export async function keepChange(tx: Executor, lead: HeldLead, { set, changes }: LeadChange, told: Told) {
  await tx
    .update(leads)
    .set({ ...set, version: lead.version + 1, updated_at: told.now })
    .where(eq(leads.id, lead.id));
  await tx.insert(leadEvents).values({
    lead_id: lead.id,
    kind: told.kind,
    staff_id: told.staff.id,
    detail: { changes },
    at: told.now,
  });
  // The log outlives the lead, so it names the fields and not what stands in them.
  const { status, priority } = changes;
  await recordAudit(tx, {
    staff_id: told.staff.id,
    action: told.action,
    subject: lead.id,
    detail: {
      reference: lead.reference,
      fields: Object.keys(changes),
      ...(status && { from: String(status.from), to: String(status.to) }),
      ...(priority && { priority: String(priority.to) }),
    },
    at: told.now,
  });
}

export const earlier = (one: Date | null, other: Date): Date => (one && one < other ? one : other);

/** When staff first wrote or called. */
export async function firstOutbound(tx: Executor, lead: HeldLead): Promise<Date | null> {
  const [first] = await tx
    .select({ at: min(communications.at) })
    .from(communications)
    .where(and(eq(communications.lead_id, lead.id), eq(communications.direction, 'outbound')));
  return first?.at ? answeredAt(lead, first.at) : null;
}
