import { auditLog } from '#server/db/schema/audit.ts';
import type { Executor } from '#server/db/transaction.ts';

type AuditEntry = typeof auditLog.$inferInsert;

/** In the transaction of what it records, where there is one: neither stands without the other. */
export async function recordAudit(db: Executor, entry: AuditEntry): Promise<void> {
  await db.insert(auditLog).values(entry);
}
