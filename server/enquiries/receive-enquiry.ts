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

export async function receiveEnquiry(deps: Deps, enquiry: Enquiry): Promise<Receipt> {
  const digest = digestOf(enquiry);
  const receipt = await deps.db.transaction((tx) => insertLead(tx, enquiry, digest));
  if (!receipt) return findEarlier(deps.db, enquiry, digest);
  deps.announce({ leads: [receipt.id], metrics: [] });
  return receipt;
}

async function insertLead(tx: Executor, enquiry: Enquiry, digest: string): Promise<Receipt | undefined> {
  const receipt = { id: uuidv7(), reference: makeReference() };
  const lead = leadFromEnquiry(enquiry);
  const inserted = await tx
    .insert(leads)
    .values({ ...lead, ...receipt, submission_id: enquiry.submission_id ?? uuidv7(), submission_digest: digest })
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
async function findEarlier(db: Database, enquiry: Enquiry, digest: string): Promise<Receipt> {
  const [earlier] = await db
    .select({ id: leads.id, reference: leads.reference, digest: leads.submission_digest })
    .from(leads)
    .where(eq(leads.submission_id, enquiry.submission_id as string));
  if (earlier?.digest === digest) return { id: earlier.id, reference: earlier.reference };
  throw new Refusal(
    'not_valid',
    'This form was sent before with other content. Please reload the page and send it again.',
    {
      submission_id: ['This form was sent before with other content. Please reload the page and send it again.'],
    },
  );
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
