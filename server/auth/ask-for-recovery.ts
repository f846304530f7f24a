import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { WithAccounts } from './accounts.ts';
import { sendLink } from './send-link.ts';

/** The same answer after nearly the same work, whether there is such an account or not: both write and commit. */
export async function askForRecovery(deps: WithAccounts, email: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: staff.id, email: staff.email })
      .from(staff)
      .where(and(eq(staff.email, email), isNull(staff.disabledAt)));
    if (person) await sendLink(tx, 'recovery', person, deps.now());
    await recordAudit(tx, { staff_id: person?.id ?? null, action: 'recovery_asked' });
  });
  deps.wakeRelay();
}
