// One click on a button under a lead: it goes where the table of moves lets it go, or gets another priority.
import { uuidv7 } from 'uuidv7';
import { Refusal } from '#domain/errors.ts';
import type { LeadPriority, LeadStatus } from '#domain/lead.ts';
import { changeOfLead } from '#domain/lead-change.ts';
import { leadCan } from '#domain/lead-moves.ts';
import type { Staff } from '#domain/staff.ts';
import { communications } from '#server/db/schema/leads.ts';
import type { Executor } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { type HeldLead, holdUnchangedLead } from './hold-lead.ts';
import { keepChange, type Told } from './keep-change.ts';
import { findLead, type LeadRow } from './leads.queries.ts';

/** Gives the lead as this step has left it. */
export async function moveLead(
  deps: Deps,
  id: string,
  { version, status }: { version: number; status: LeadStatus },
  staff: Staff,
): Promise<LeadRow> {
  const told: Told = { kind: 'moved', action: 'lead_moved', staff, now: deps.now() };
  const { moved, after } = await deps.transaction(async (tx) => {
    const lead = await holdUnchangedLead(tx, id, version);
    if (!leadCan.move(lead, status, staff)) {
      if (lead.status === status) return { moved: false, after: await findLead(tx, id) };
      throw new Refusal('not_valid', 'This lead cannot go there in one step. To correct its status, edit the lead.', {
        status: ['This lead cannot go there in one step.'],
      });
    }
    // A second proposal changes nothing but is one: the version counts it, so that a double click does not make a third.
    const change = changeOfLead(lead, { version, status }, told.now, null);
    await keepChange(tx, lead, change ?? { set: {}, changes: {} }, change ? told : { ...told, kind: 'proposed_again' });
    if (status === 'proposal_sent') await logProposal(tx, lead, told, change === null);
    return { moved: true, after: await findLead(tx, id) };
  });
  if (moved) deps.announce({ leads: [id], metrics: [], communications: [id] });
  return after;
}

export async function prioritiseLead(
  deps: Deps,
  id: string,
  { version, priority }: { version: number; priority: LeadPriority },
  staff: Staff,
): Promise<LeadRow> {
  const told: Told = { kind: 'prioritised', action: 'lead_moved', staff, now: deps.now() };
  const { changed, after } = await deps.transaction(async (tx) => {
    const lead = await holdUnchangedLead(tx, id, version);
    const change = changeOfLead(lead, { version, priority }, told.now, null);
    if (change) await keepChange(tx, lead, change, told);
    return { changed: change !== null, after: await findLead(tx, id) };
  });
  if (changed) deps.announce({ leads: [id], metrics: [], communications: [id] });
  return after;
}

/** A proposal goes to the person: it counts among the day's communications. */
async function logProposal(tx: Executor, lead: HeldLead, { staff, now }: Told, again: boolean) {
  await tx.insert(communications).values({
    id: uuidv7(),
    lead_id: lead.id,
    channel: 'email',
    direction: 'outbound',
    body: again ? 'Another proposal sent.' : 'Proposal sent.',
    staff_id: staff.id,
    at: now,
  });
}
