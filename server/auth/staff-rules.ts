import { staffRules } from '#server/db/schema/staff.ts';
import type { Executor } from '#server/db/transaction.ts';

/** Before anybody has set them, nothing is required. */
export async function readStaffRules(db: Executor): Promise<{ require_second_factor: boolean }> {
  const [rules] = await db.select({ require_second_factor: staffRules.require_second_factor }).from(staffRules);
  return rules ?? { require_second_factor: false };
}
