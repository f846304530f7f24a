// Sends what was kept, as a page would do it: after a page that is at it, and always under the same id.
import { inTurn } from '#app/site/unsent/in-turn.ts';
import { waitFor } from '#app/site/unsent/next-try.ts';
import { otherTabs } from '#app/site/unsent/other-tabs.ts';
import { sendEnquiry } from '#app/site/unsent/send-enquiry.ts';
import { settleUnsent } from '#app/site/unsent/settle-unsent.ts';
import { findUnsent, keepArrived, listUnsent } from '#app/site/unsent/unsent-store.ts';

/** A page that is at it has its answer by then, or gets none. */
const patience = 30_000;

/** Fails while anything is left: then the browser asks again, some minutes later. */
export async function sendUnsent(): Promise<void> {
  for (const { submission_id: id } of await waiting()) await inTurn(id, () => deliver(id), patience);
  if ((await waiting()).length > 0) throw new Error('Not all of it has left.');
}

const waiting = async () => (await listUnsent()).filter((entry) => !entry.held);

async function deliver(id: string): Promise<void> {
  const entry = await findUnsent(id);
  if (!entry || entry.held || waitFor(entry, Date.now()) > 0) return;
  const answer = await sendEnquiry({ ...entry.fields, submission_id: id }, new AbortController());
  // Written down first: whichever page is open, or comes next, tells the person.
  if (answer.kind === 'sent') {
    await keepArrived({
      submission_id: id,
      reference: answer.reference,
      lead: answer.lead,
      form: String(entry.fields.form),
    });
  }
  await settleUnsent(id, answer, true);
  otherTabs.tell(null);
}
