// The way of an enquiry: counted, judged, stored together with whatever else arrives at this moment. What it returns is on disk.
import { hash } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import { touchFromArrival, trapField } from '#domain/arrival.ts';
import type { Enquiry } from '#domain/enquiry.ts';
import { Refusal, refusalAt } from '#domain/errors.ts';
import { mailsForEnquiry } from '#domain/outbox.ts';
import { referenceFrom } from '#domain/reference.ts';
import { isSpam, scoreSpam } from '#domain/spam-score.ts';
import { deviceFromUserAgent, type Visit } from '#domain/visit.ts';
import type { Origin } from '#server/db/schema/quarantine.ts';
import type { Deps } from '#server/deps.ts';
import { inBatches } from '#server/in-batches.ts';
import { networkOf, type Turn } from '#server/limits.ts';
import { refusalFrom } from '#server/refusal-from.ts';
import { isDisposable } from './disposable-domains.ts';
import type { Receipt } from './insert-leads.ts';
import { createRecentBodies } from './recent-bodies.ts';
import { findSubmission, type Known, type Submission, storeSubmissions } from './store-submissions.ts';

interface Sender {
  address: string;
  userAgent: string;
  /** The page from which it was sent, with what its address names. */
  referer: string;
}

const hour = 3600;
export const enquiryLimits = { network: { most: 30, seconds: hour }, all: { most: 50, seconds: 10 } };
const mostTogether = 100;
const lanes = 3;
/** Also what the database gave up because it and another waited for each other. */
const worthTryingAlone = (error: unknown) =>
  refusalFrom(error).code !== 'unavailable' || (error as { code?: unknown }).code === '40P01';

/** `mails: false` where a story is told and not lived: nobody is written to. */
export function createReceiver(deps: Deps, { mails } = { mails: true }) {
  const countOthers = createRecentBodies();
  const store = inBatches({ most: mostTogether, lanes, worthTryingAlone }, (submissions: Submission[]) =>
    storeSubmissions(deps.db, submissions),
  );
  const judge = (enquiry: Enquiry, visit: Visit, fromSameAddress: number, now: Date): Submission['spam'] => {
    const spam = scoreSpam(enquiry, {
      trap: visit[trapField],
      seconds: visit.seconds,
      sameBodyFromOthers: countOthers(enquiry.message, enquiry.email, now),
      fromSameAddress,
      disposable: isDisposable(enquiry.email),
    });
    return { ...spam, held: isSpam(spam.score) };
  };
  const answerAgain = ({ receipt }: { receipt: Receipt }) => {
    deps.count('enquiries', 'repeated');
    return receipt;
  };

  return async function receiveEnquiry(enquiry: Enquiry, visit: Visit, sender: Sender): Promise<Receipt> {
    const now = deps.now();
    const digest = digestOf(enquiry);
    const { submissionId, earlierId } = submissionIds(enquiry, digest, { now, hide: deps.hide });
    const repeated = earlierId && (await findSubmission(deps.db, earlierId));
    if (repeated) return answerAgain(repeated);

    const turn = await takeTurn(deps, sender.address);
    if (!turn.allowed) {
      // What is stored already is no burden: it gets its answer however busy it is.
      const known = await findSubmission(deps.db, submissionId);
      if (known && isOf(known, enquiry)) return answerAgain(known);
      throw tooMany(turn.retryAfter);
    }
    const spam = judge(enquiry, visit, turn.count, now);
    const { held } = spam;
    const id = uuidv7();
    const receipt = { id, reference: referenceFrom(id) };
    const before = await store({
      receipt,
      submissionId,
      digest,
      enquiry,
      origin: originOf(visit, sender, now),
      mails: mails && !held ? mailsForEnquiry(enquiry.form) : [],
      arrivedAt: now,
      spam,
    })
      // Apart from the others: that this fails must not keep those from being told of that are new.
      .then((isNew) => (isNew ? undefined : findKnown(deps, submissionId)))
      .catch((error) => {
        // Nobody pays with their hour for our fault. It is not waited for: the database may be away.
        turn.giveBack().catch(() => {});
        throw error;
      });
    if (before) {
      // The browser sends an enquiry again when it did not hear our answer: the same content gets the same answer.
      if (!isOf(before, enquiry)) {
        throw refusalAt(
          'submission_id',
          'This form was sent before with other content. Please reload the page and send it again.',
        );
      }
      await turn.giveBack(); // it is no further enquiry of theirs
      return answerAgain(before);
    }
    deps.count('enquiries', held ? 'quarantined' : 'stored');
    deps.announce(held ? { quarantine: [id] } : { leads: [id], metrics: [] });
    if (!held) deps.wakeRelay();
    return receipt;
  };
}

async function findKnown({ db }: Deps, submissionId: string): Promise<Known> {
  const known = await findSubmission(db, submissionId);
  if (!known) throw new Error('A submission is neither new nor known.');
  return known;
}

/** Nobody can tell any more what was typed once it has been deleted. */
const isOf = ({ digest }: Known, enquiry: Enquiry) =>
  ['', digestOf(enquiry), earlierDigestOf(enquiry)].includes(digest);

/** Counts this one, for its network within the hour and among all of the last seconds. */
async function takeTurn(deps: Deps, address: string): Promise<Turn> {
  const own = await deps.takeLimit({ scope: 'enquiries', key: networkOf(address), ...enquiryLimits.network });
  if (!own.allowed) return own;
  const all = await deps.takeLimit({ scope: 'all enquiries', key: '', ...enquiryLimits.all });
  if (all.allowed) return { ...own, giveBack: async () => void (await Promise.all([own.giveBack(), all.giveBack()])) };
  // Nobody pays with their own hour for the crowd of others.
  await own.giveBack();
  return all;
}

function tooMany(retryAfter: number): Refusal {
  const message = 'Many enquiries are arriving just now. Please try again a little later, or talk to us directly.';
  return new Refusal('too_many', message, undefined, retryAfter);
}

function originOf(visit: Visit, { userAgent, referer }: Sender, now: Date): Origin {
  const last_touch = visit.last_touch ?? touchFromArrival(referer, '', now);
  return { first_touch: visit.first_touch ?? last_touch, last_touch, device: deviceFromUserAgent(userAgent) };
}

// A form without script brings no id. The same words of the same person within some minutes are then the same enquiry: a double
// click, a reload of the answer, a second try after a fault. From wherever: a telephone gets another address as its line breaks.
const sameWithin = 10 * 60_000;

function submissionIds(
  enquiry: Enquiry,
  digest: string,
  { now, hide }: { now: Date; hide: Deps['hide'] },
): { submissionId: string; earlierId?: string } {
  if (enquiry.submission_id) return { submissionId: enquiry.submission_id };
  const span = Math.floor(now.getTime() / sameWithin);
  // Under our secret: nobody else can make the id of what somebody wrote.
  const idAt = (at: number) => idFrom(hide(`submission ${digest} ${at}`));
  return { submissionId: idAt(span), earlierId: idAt(span - 1) };
}

function idFrom(hidden: string): string {
  const hex = Buffer.from(hidden, 'base64url').toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Of what the person typed; the schema gives the fields their order. Empty ones do not count: a later version may have more. */
function digestOf(enquiry: Enquiry): string {
  return hash(
    'sha256',
    JSON.stringify(enquiry, (_, value) => value || undefined),
    'base64url',
  );
}

/** What was stored until November 2026 carries a digest of every field that there was, the empty ones too. */
function earlierDigestOf(enquiry: Enquiry): string {
  return hash('sha256', JSON.stringify(enquiry, earlierFields), 'base64url');
}

const earlierFields = `form page submission_id name email phone company website service other_service package budget
  timeline remote_work message marketing_consent consent_wording`.split(/\s+/);
