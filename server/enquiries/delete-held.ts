// Deletes what is held for good. What remains is that somebody did, and each reference.
import { inArray } from 'drizzle-orm';
import type { Staff } from '#domain/staff.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { forgetWords } from '#server/db/forget-words.ts';
import { quarantine } from '#server/db/schema/quarantine.ts';
import type { Deps } from '#server/deps.ts';

/** Gives the ids that it found; the others were decided by somebody else before. */
export async function deleteHeld(deps: Deps, ids: string[], staff: Staff): Promise<string[]> {
  const deleted = await deps.transaction(async (tx) => {
    const { id, reference } = quarantine;
    // In the order of their ids, so that of two who do this at once one waits.
    const inOrder = tx.select({ id }).from(quarantine).where(inArray(id, ids)).orderBy(id).for('update');
    const found = await tx.delete(quarantine).where(inArray(id, inOrder)).returning({ id, reference });
    await forgetWords(
      tx,
      found.map((held) => held.reference),
    );
    for (const held of found) {
      const detail = { reference: held.reference };
      await recordAudit(tx, { staff_id: staff.id, action: 'quarantined_deleted', subject: held.id, detail });
    }
    return found.map((held) => held.id);
  });
  // Several are told without their ids: a message has only so much room.
  if (deleted.length > 0) deps.announce({ quarantine: deleted.length > 1 ? [] : deleted });
  return deleted;
}
