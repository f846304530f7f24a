import { setTimeout } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#server/audit/record-audit.ts';
import { staff } from '#server/db/schema/staff.ts';
import type { WithAccounts } from './accounts.ts';
import { sendLink } from './send-link.ts';

/** In ms, longer than the work takes: the clock does not tell whether there is such an account, whose link costs some more. */
const answeredAfter = 50;

/** The same answer after the same time, whether there is such an account or not: both write and commit. */
export async function askForRecovery(deps: WithAccounts, email: string): Promise<void> {
  const asked = deps.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: staff.id, email: staff.email })
      .from(staff)
      .where(and(eq(staff.email, email), isNull(staff.disabledAt)));
    if (person) await sendLink(tx, 'recovery', person, deps.now());
    await recordAudit(tx, { staff_id: person?.id ?? null, action: 'recovery_asked' });
  });
  await Promise.all([asked, setTimeout(answeredAfter)]);
  deps.wakeRelay();
}
