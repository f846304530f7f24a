// Keeps an enquiry until the server has it: stored on the device first, sent, tried again later, always under the same id.
import { rememberSubmission } from '../enquiry-form/submission-id.ts';
import { ifFree, inTurn } from './in-turn.ts';
import { otherTabs } from './other-tabs.ts';
import { type Answer, sendEnquiry } from './send-enquiry.ts';
import { dropUnsent, findUnsent, keepUnsent, listUnsent, type Unsent } from './unsent-store.ts';

export interface QueueState {
  waiting: Unsent[];
  /** What left from here since the page was opened, by submission id. */
  sent: ReadonlyMap<string, string>;
  /** The one whose form is still on the page, and speaks for itself. */
  onForm: string | undefined;
}

const firstWait = 5_000;
const longestWait = 5 * 60_000;

let state: QueueState = { waiting: [], sent: new Map(), onForm: undefined };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

export const unsentQueue = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => state,

  /** Kept before it is sent, so that nothing that happens in between can lose it. */
  async submit(
    submission_id: string,
    fields: Record<string, unknown>,
    onKept: () => void,
  ): Promise<Answer & { kept: boolean }> {
    const entry: Unsent = { submission_id, fields, created_at: Date.now(), attempts: 0, next_at: 0 };
    change({ onForm: submission_id });
    const kept = await keepUnsent(entry);
    if (kept) onKept();
    return inTurn(submission_id, async () => {
      const answer = await send(entry);
      // Whoever has left the form meanwhile hears of it elsewhere.
      if (kept) await settle(entry, answer, state.onForm !== submission_id);
      return { ...answer, kept };
    });
  },

  /** The person takes it back to change it; false where it has left already. A try that is under way is waited for. */
  async withdraw(submission_id: string): Promise<boolean> {
    return inTurn(submission_id, async () => {
      const waited = await findUnsent(submission_id);
      await dropUnsent(submission_id);
      await refresh();
      return waited !== undefined;
    });
  },

  leaveForm: () => change({ onForm: undefined }),

  /** Tries what is due; or everything there is, after a try that is under way: whoever asks for it gets one of their own. */
  async flush(everything = false) {
    await refresh();
    for (const { submission_id: id, next_at } of state.waiting.filter((one) => !one.refused)) {
      if (everything) await inTurn(id, () => deliver(id));
      else if (next_at <= Date.now()) await ifFree(id, () => deliver(id));
    }
    plan();
  },
};

/** Call once: from then on whatever waits is sent when there is a chance. */
export function watchUnsent(): () => void {
  const now = () => void unsentQueue.flush(true);
  const whenSeen = () => document.visibilityState === 'visible' && void unsentQueue.flush();
  const stopListening = otherTabs.listen((news) => {
    if (news) change({ sent: new Map(state.sent).set(news.id, news.reference) });
    void refresh().then(plan);
  });
  now();
  addEventListener('online', now);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    clearTimeout(timer);
    removeEventListener('online', now);
    document.removeEventListener('visibilitychange', whenSeen);
    stopListening();
  };
}

async function deliver(id: string) {
  const entry = await findUnsent(id); // another tab may have sent it meanwhile
  if (entry && !entry.refused) await settle(entry, await send(entry), true);
}

async function send({ submission_id, fields }: Unsent): Promise<Answer> {
  const answer = await sendEnquiry({ ...fields, submission_id });
  if (answer.kind === 'sent') rememberSubmission(fields, { id: submission_id, arrived: true });
  return answer;
}

async function settle(entry: Unsent, answer: Answer, later: boolean) {
  const { submission_id: id } = entry;
  if (answer.kind === 'sent') {
    await dropUnsent(id);
    if (later) change({ sent: new Map(state.sent).set(id, answer.reference) });
  } else if (answer.kind === 'invalid') {
    // On the form it is said at the field; later on nobody is looking, so it waits for the person.
    await (later ? keepUnsent({ ...entry, refused: answer.errors }) : dropUnsent(id));
  } else {
    const wait = Math.min(Math.max(firstWait * 3 ** entry.attempts, answer.retryAfter * 1000), longestWait);
    await keepUnsent({ ...entry, attempts: entry.attempts + 1, next_at: Date.now() + wait });
  }
  otherTabs.tell(answer.kind === 'sent' && later ? { id, reference: answer.reference } : null);
  await refresh();
  plan();
}

async function refresh() {
  change({ waiting: await listUnsent(Date.now()) });
}

function change(changes: Partial<QueueState>) {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

function plan() {
  clearTimeout(timer);
  const next = Math.min(...state.waiting.filter((entry) => !entry.refused).map((entry) => entry.next_at));
  if (Number.isFinite(next)) timer = setTimeout(() => void unsentQueue.flush(), Math.max(1000, next - Date.now()));
}
