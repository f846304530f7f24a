// The same content sent again carries the same id, however often the page is left in between, so that a lost answer never
// makes a second lead; new content gets a new one. Only digests are kept: nothing that was sent stays readable here.
import { randomUuid } from '#app/api/random-uuid.ts';
import { trapField } from '#domain/arrival.ts';
import { tabMemory } from '../tab-memory.ts';

interface Submission {
  id: string;
  /** It is known to have reached us. */
  arrived: boolean;
}

const key = 'enquiry-ids';
/** What the page sent by itself, before the application was there (scripts/wake-up.js). */
const plainKey = 'plain-enquiry';
const notContent = new Set(['submission_id', trapField]);

export const findSubmission = (fields: Record<string, unknown>): Submission | undefined => read()[digestOf(fields)];

export function submissionIdFor(fields: Record<string, unknown>): string {
  const known = findSubmission(fields);
  if (known) return known.id;
  const id = randomUuid();
  rememberSubmission(fields, { id, arrived: false });
  return id;
}

/** For a server that knows the id with other content. */
export const renewSubmission = (fields: Record<string, unknown>) =>
  rememberSubmission(fields, { id: randomUuid(), arrived: false });

/** For pages without a form, where whoever has sent a plain one ends: its words do not wait for the next form. */
export const forgetPlainWords = () => void read();

export function rememberSubmission(fields: Record<string, unknown>, submission: Submission) {
  tabMemory.write(key, JSON.stringify({ ...read(), [digestOf(fields)]: submission }));
}

function read(): Record<string, Submission> {
  const known = parse(key) as Record<string, Submission>;
  const { id, fields } = parse(plainKey) as { id?: string; fields?: Record<string, unknown> };
  if (!id || !fields) return known;
  tabMemory.forget(plainKey);
  known[digestOf(fields)] = { id, arrived: false };
  tabMemory.write(key, JSON.stringify(known));
  return known;
}

function parse(name: string): object {
  try {
    return JSON.parse(tabMemory.read(name) ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** Of what a person fills in; what is empty or was added on the way does not count. */
function digestOf(fields: Record<string, unknown>): string {
  const content = Object.entries(fields)
    .filter(([name, value]) => typeof value === 'string' && value !== '' && !notContent.has(name))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  // The browser's own digests need https and time; among the few enquiries of one tab 64 mixed bits tell all apart.
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of JSON.stringify(content)) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
    high ^= high >>> 15;
    low ^= low >>> 13;
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
