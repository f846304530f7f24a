// Really deletes a lead and everything that hangs on it. What remains is that somebody did, and its reference.
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { deleteLeads } from '#server/db/delete-leads.ts';
import type { Deps } from '#server/deps.ts';
import { holdLead } from './hold-lead.ts';

export async function deleteLead(deps: Deps, id: string, staff: Staff): Promise<void> {
  const at = deps.now();
  await deps.transaction(async (tx) => {
    const { reference } = await holdLead(tx, id);
    await deleteLeads(tx, [id]);
    await recordAudit(tx, { staff_id: staff.id, action: 'lead_deleted', subject: id, detail: { reference }, at });
  });
  deps.announce({ leads: [id], metrics: [], communications: [id], mails: [] });
}
