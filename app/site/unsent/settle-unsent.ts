// What becomes of a kept enquiry once a try to send it has ended.
import type { FieldErrors } from '#domain/errors.ts';
import { triedAgain } from './next-try.ts';
import type { Answer } from './send-enquiry.ts';
import { changeUnsent, dropUnsent, type Unsent } from './unsent-store.ts';

/** On the form a refusal is said at once; later on nobody is looking, so it waits for the person. */
export async function settleUnsent(id: string, answer: Answer, later: boolean): Promise<void> {
  const { kind } = answer;
  if (kind === 'sent' || (kind === 'refused' && !later)) await dropUnsent(id);
  else {
    await changeUnsent(id, (entry) =>
      kind === 'refused' ? refused(entry, answer) : triedAgain(entry, answer.retryAfter, Date.now()),
    );
  }
}

const refused = (entry: Unsent, { errors, message }: { errors: FieldErrors; message: string }): Unsent => ({
  ...entry,
  held: { why: 'refused', errors, message },
});
