// The edit form: any of its fields, any status. What was typed is judged anew. A day to follow up on is one of them.
import { changeOfLead, isPlan, type LeadDraft } from '#domain/lead-change.ts';
import type { Staff } from '#domain/staff.ts';
import type { Deps } from '#server/deps.ts';
import { holdUnchangedLead } from './hold-lead.ts';
import { firstOutbound, keepChange } from './keep-change.ts';

export async function editLead(deps: Deps, id: string, draft: LeadDraft, staff: Staff): Promise<void> {
  const now = deps.now();
  const changed = await deps.transaction(async (tx) => {
    const lead = await holdUnchangedLead(tx, id, draft.version);
    const answered = draft.status === 'new' ? await firstOutbound(tx, lead) : null;
    const change = changeOfLead(lead, draft, now, answered);
    const kind = isPlan(draft) ? 'planned' : 'edited';
    if (change) await keepChange(tx, lead, change, { kind, action: 'lead_edited', staff, now });
    return change !== null;
  });
  if (changed) deps.announce({ leads: [id], metrics: [], communications: [id] });
}
