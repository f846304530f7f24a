// Stores what arrived together, in one statement and so in one transaction. Under one submission id there is one enquiry,
// whichever program hears of it first and wherever it ends up.
import { sql } from 'drizzle-orm';
import type { SpamReason } from '#domain/spam-score.ts';
import { insertRows, together } from '#server/db/insert-rows.ts';
import type { Database } from '#server/db/open-database.ts';
import { submissions } from '#server/db/schema/leads.ts';
import { quarantine } from '#server/db/schema/quarantine.ts';
import { type Acceptance, insertLeads, type Receipt } from './insert-leads.ts';

export interface Submission extends Acceptance {
  submissionId: string;
  digest: string;
  spam: { score: number; reasons: SpamReason[]; held: boolean };
}

export interface Stored {
  receipt: Receipt;
  digest: string;
  isNew: boolean;
}

export async function storeSubmissions(db: Database, arrived: Submission[]): Promise<Stored[]> {
  const taken = await store(db, arrived);
  const others = arrived.filter(({ receipt }) => !taken.has(receipt.id)).map(({ submissionId }) => submissionId);
  const known = others.length > 0 ? await findSubmissions(db, others) : new Map<string, Omit<Stored, 'isNew'>>();
  return arrived.map(({ submissionId, receipt, digest }) => {
    if (taken.has(receipt.id)) return { receipt, digest, isNew: true };
    const before = known.get(submissionId);
    if (!before) throw new Error('A submission is neither new nor known.');
    return { ...before, isNew: false };
  });
}

/** The ids of those that are new. In the order of their ids, so that no two programs wait for each other. */
async function store(db: Database, arrived: Submission[]): Promise<Set<string>> {
  const entries = arrived
    .map(({ submissionId, receipt, digest }) => ({ submission_id: submissionId, ...receipt, digest }))
    .sort((a, b) => (a.submission_id < b.submission_id ? -1 : 1));
  const first = insertRows(submissions, entries);
  if (!first) return new Set();
  const isNew = (id: string) => `${id} IN (SELECT id FROM first)`;
  const leads = insertLeads(
    arrived.filter(({ spam }) => !spam.held),
    isNew,
  );
  const held = arrived
    .filter(({ spam }) => spam.held)
    .map(({ receipt, enquiry, origin, spam: { score, reasons } }) => ({
      ...receipt,
      enquiry,
      origin,
      spam_score: score,
      spam_reasons: reasons,
    }));
  const { text, values } = together(
    first,
    [...leads, insertRows(quarantine, held, isNew('row.id'))],
    'ON CONFLICT (submission_id) DO NOTHING RETURNING id',
  );
  // Under a name the database keeps its plan.
  const kind = held.length > 0 ? (leads[0] ? 'store-both' : 'store-held') : 'store-leads';
  const name = leads[0] && !leads.at(-1) ? `${kind}-without-mails` : kind;
  const { rows } = await db.$client.query<{ id: string }>({ name, text, values });
  return new Set(rows.map(({ id }) => id));
}

export async function findSubmissions(db: Database, ids: string[]): Promise<Map<string, Omit<Stored, 'isNew'>>> {
  const { rows } = await db.execute<{ submission_id: string; id: string; reference: string; digest: string }>(
    sql`SELECT submission_id, id, reference, digest FROM submissions WHERE submission_id = ANY(${sql.param(ids)}::uuid[])`,
  );
  return new Map(
    rows.map(({ submission_id, id, reference, digest }) => [submission_id, { receipt: { id, reference }, digest }]),
  );
}
