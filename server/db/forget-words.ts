// Of an enquiry that somebody had deleted its id stays, so that a late repetition does not bring it back; by what was typed
// nobody can recognise it any more.
import { inArray } from 'drizzle-orm';
import { submissions } from './schema/leads.ts';
import type { Executor } from './transaction.ts';

export async function forgetWords(tx: Executor, references: string[]): Promise<void> {
  await tx.update(submissions).set({ digest: '' }).where(inArray(submissions.reference, references));
}
