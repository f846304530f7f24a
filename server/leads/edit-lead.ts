// The edit form: any of its fields, any status. What was typed is judged anew. A day to follow up on is one of them, and who has it.
import { changeOfLead, isHandOver, isPlan, type LeadDraft } from '#domain/lead-change.ts';
import type { Staff } from '#domain/staff.ts';
import type { Deps } from '#server/deps.ts';
import { nameHolders, refuseStranger } from './hand-over.ts';
import { holdUnchangedLead } from './hold-lead.ts';
import { firstOutbound, keepChange } from './keep-change.ts';
import { findLead, type LeadRow } from './leads.queries.ts';

/** Gives the lead as this change has left it, whatever somebody else does a moment later. */
export async function editLead(deps: Deps, id: string, draft: LeadDraft, staff: Staff): Promise<LeadRow> {
  const now = deps.now();
  const { changed, after } = await deps.transaction(async (tx) => {
    const lead = await holdUnchangedLead(tx, id, draft.version);
    const answered = draft.status === 'new' ? await firstOutbound(tx, lead) : null;
    const change = changeOfLead(lead, draft, now, answered);
    if (!change) return { changed: undefined, after: await findLead(tx, id) };
    if (change.set.taken_by) await refuseStranger(tx, change.set.taken_by);
    const kind = isPlan(draft) ? 'planned' : isHandOver(draft) ? 'handed_over' : 'edited';
    const told = { ...change, changes: await nameHolders(tx, change.changes) };
    await keepChange(tx, lead, told, { kind, action: 'lead_edited', staff, now });
    return { changed: change.set, after: await findLead(tx, id) };
  });
  if (!changed) return after;
  const isForColleague = changed.taken_by && changed.taken_by !== staff.id;
  deps.announce({ leads: [id], metrics: [], communications: [id], ...(isForColleague && { handed_over: [id] }) });
  return after;
}
