// Stores an enquiry: the lead, its first event and the consent, in one transaction. What it returns is on disk.
import { createHash, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { consentWording, type Enquiry, leadFromEnquiry } from '#domain/enquiry.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database, Executor } from '#server/db/open-database.ts';
import { consents, leadEvents, leads } from '#server/db/schema/leads.ts';
import type { Deps } from '#server/deps.ts';

export interface Receipt {
  id: string;
  reference: string;
}

export async function receiveEnquiry(deps: Deps, enquiry: Enquiry, sender: string): Promise<Receipt> {
  const digest = digestOf(enquiry);
  const [submissionId, earlierId] = submissionIds(enquiry, digest, sender, deps.now());
  const repeated = earlierId && (await findReceipt(deps.db, earlierId));
  if (repeated) return { id: repeated.id, reference: repeated.reference };

  const receipt = await deps.transaction((tx) => insertLead(tx, enquiry, submissionId, digest));
  if (!receipt) return findEarlier(deps.db, submissionId, digest);
  deps.announce({ leads: [receipt.id], metrics: [] });
  return receipt;
}

// A form without script brings no id. The same words from the same place within some minutes are then the same enquiry:
// a double click, a reload of the answer, a second try after a fault.
const sameWithin = 10 * 60_000;

function submissionIds(enquiry: Enquiry, digest: string, sender: string, now: Date): [string, string?] {
  if (enquiry.submission_id) return [enquiry.submission_id];
  const span = Math.floor(now.getTime() / sameWithin);
  return [idFrom(`${digest} ${sender} ${span}`), idFrom(`${digest} ${sender} ${span - 1}`)];
}

function idFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

async function insertLead(
  tx: Executor,
  enquiry: Enquiry,
  submissionId: string,
  digest: string,
): Promise<Receipt | undefined> {
  const receipt = { id: uuidv7(), reference: makeReference() };
  const lead = leadFromEnquiry(enquiry);
  const inserted = await tx
    .insert(leads)
    .values({ ...lead, ...receipt, submission_id: submissionId, submission_digest: digest })
    .onConflictDoNothing({ target: leads.submission_id })
    .returning({ id: leads.id });
  if (inserted.length === 0) return undefined;

  await tx.insert(leadEvents).values({
    id: uuidv7(),
    lead_id: receipt.id,
    kind: 'received',
    detail: { form: lead.form, page: lead.page, score: lead.lead_score, priority: lead.priority },
  });
  await tx.insert(consents).values({
    id: uuidv7(),
    lead_id: receipt.id,
    purpose: 'marketing',
    granted: enquiry.marketing_consent,
    wording: consentWording,
    page: lead.page,
  });
  return receipt;
}

// The browser sends an enquiry again when it did not hear our answer: the same content gets the same answer.
async function findEarlier(db: Database, submissionId: string, digest: string): Promise<Receipt> {
  const earlier = await findReceipt(db, submissionId);
  if (earlier?.digest === digest) return { id: earlier.id, reference: earlier.reference };
  const message = 'This form was sent before with other content. Please reload the page and send it again.';
  throw new Refusal('not_valid', message, { submission_id: [message] });
}

async function findReceipt(db: Database, submissionId: string): Promise<(Receipt & { digest: string }) | undefined> {
  const [found] = await db
    .select({ id: leads.id, reference: leads.reference, digest: leads.submission_digest })
    .from(leads)
    .where(eq(leads.submission_id, submissionId));
  return found;
}

function digestOf(enquiry: Enquiry): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(enquiry).sort()))
    .digest('base64url');
}

// Crockford's alphabet: nothing that the ear or the eye confuses.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function makeReference(): string {
  const letter = () => alphabet.charAt(randomInt(alphabet.length));
  return `${Array.from({ length: 4 }, letter).join('')}-${Array.from({ length: 4 }, letter).join('')}`;
}
