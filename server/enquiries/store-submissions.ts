// Stores what arrived together, in one statement and so in one transaction. Under one submission id there is one enquiry,
// whichever program hears of it first and wherever it ends up.
import { sql } from 'drizzle-orm';
import type { SpamReason } from '#domain/spam-score.ts';
import type { Database } from '#server/db/open-database.ts';
import { type Acceptance, insertLeads, leadRow, readRows } from './insert-leads.ts';

export interface Submission extends Acceptance {
  submissionId: string;
  digest: string;
  spam: { score: number; reasons: SpamReason[]; held: boolean };
}

/** Which of them are new. Of the others this program has nothing to tell anybody. */
export async function storeSubmissions(db: Database, arrived: Submission[]): Promise<boolean[]> {
  const taken = await store(db, arrived);
  return arrived.map(({ receipt }) => taken.has(receipt.id));
}

/** The ids of those that are new. In the order of their ids, so that no two programs wait for each other. */
async function store(db: Database, arrived: Submission[]): Promise<Set<string>> {
  const anyHeld = arrived.some(({ spam }) => spam.held);
  const rows = arrived
    .map((submission) => ({
      ...leadRow(submission),
      submission_id: submission.submissionId,
      digest: submission.digest,
      ...(anyHeld && { held: heldRow(submission) }),
    }))
    .sort((a, b) => (a.submission_id < b.submission_id ? -1 : 1));
  if (!rows[0]) return new Set();
  const read = readRows(rows[0], '$1', { submission_id: 'uuid', digest: 'text', held: 'jsonb' });
  const text = `WITH arrived AS MATERIALIZED (${read}),
    first AS (INSERT INTO submissions (submission_id, id, reference, digest)
      SELECT submission_id, id, reference, digest FROM arrived
      ON CONFLICT (submission_id) DO NOTHING RETURNING id),
    ${anyHeld ? sortOut : 'fresh AS MATERIALIZED (SELECT arrived.* FROM first JOIN arrived USING (id))'},
    ${insertLeads(rows[0])}
    SELECT id FROM first`;
  // Under a name the database keeps its plan.
  const name = anyHeld ? 'store-some-held' : 'store';
  const { rows: taken } = await db.$client.query<{ id: string }>({ name, text, values: [JSON.stringify(rows)] });
  return new Set(taken.map(({ id }) => id));
}

const heldRow = ({ enquiry, origin, spam: { score, reasons, held } }: Submission) =>
  held ? { enquiry, origin, score, reasons } : null;

const sortOut = `new AS MATERIALIZED (SELECT arrived.* FROM first JOIN arrived USING (id)),
    fresh AS MATERIALIZED (SELECT * FROM new WHERE held IS NULL),
    quarantined AS (INSERT INTO quarantine (id, reference, enquiry, origin, spam_score, spam_reasons)
      SELECT id, reference, held->'enquiry', held->'origin', (held->'score')::smallint, held->'reasons'
      FROM new WHERE held IS NOT NULL)`;

export type Known = Pick<Submission, 'receipt' | 'digest'>;

export async function findSubmission(db: Database, submissionId: string): Promise<Known | undefined> {
  const { rows } = await db.execute<{ id: string; reference: string; digest: string }>(
    sql`SELECT id, reference, digest FROM submissions WHERE submission_id = ${submissionId}`,
  );
  return rows.map(({ digest, ...receipt }) => ({ receipt, digest }))[0];
}
