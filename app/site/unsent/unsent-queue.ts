// Keeps an enquiry until the server has it: stored on the device first, sent, tried again later, always under the same id.
import { noteConversion } from '../conversion.ts';
import { draftOrigin } from '../enquiry-form/draft.ts';
import { forgetPlainWords, rememberSubmission } from '../enquiry-form/submission-id.ts';
import { noteCame } from '../line.ts';
import { ifFree, inTurn } from './in-turn.ts';
import { leaveToWorker } from './leave-to-worker.ts';
import { waitFor } from './next-try.ts';
import { type News, otherTabs } from './other-tabs.ts';
import { type Answer, sendEnquiry } from './send-enquiry.ts';
import { settleUnsent } from './settle-unsent.ts';
import {
  changeUnsent,
  dropUnsent,
  findUnsent,
  keepUnsent,
  listUnsent,
  takeArrived,
  type Unsent,
} from './unsent-store.ts';

interface QueueState {
  waiting: Unsent[];
  /** What left from here since the page was opened, by submission id. */
  sent: ReadonlyMap<string, string>;
  /** The one whose form is still on the page, and speaks for itself. */
  onForm: string | undefined;
  /** The one in whose place another is just being sent. */
  replaced: string | undefined;
  /** On its way back to the form that it was written in. */
  returned: Returned | undefined;
  /** The one that was just deleted in another tab. */
  deleted: { id: string } | undefined;
}

interface Returned {
  entry: Unsent;
  /** The person is waiting for it. */
  asked: boolean;
}

let state: QueueState = {
  waiting: [],
  sent: new Map(),
  onForm: undefined,
  replaced: undefined,
  returned: undefined,
  deleted: undefined,
};
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const underWay = new Map<string, AbortController>();

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
    { replaces, onKept }: { replaces?: string | undefined; onKept(): void },
  ): Promise<Answer & { kept: boolean }> {
    const entry: Unsent = { submission_id, fields, created_at: Date.now(), attempts: 0, next_at: 0 };
    change({ onForm: submission_id, replaced: replaces });
    const kept = await keepUnsent(entry);
    if (kept) onKept();
    return inTurn(submission_id, async () => {
      const answer = await send(entry);
      if (replaces && replaces !== submission_id && (answer.kind === 'sent' || (answer.kind === 'unheard' && kept))) {
        await dropUnsent(replaces);
        // A tab that still calls it saved would send the old words.
        if (answer.kind === 'sent') otherTabs.tell({ id: replaces, reference: answer.reference });
      }
      // Whoever has left the form meanwhile hears of it elsewhere.
      if (kept) await settle(entry, answer, state.onForm !== submission_id);
      if (state.replaced === replaces) change({ replaced: undefined });
      return { ...answer, kept };
    });
  },

  /** A form has it: it stays on the device, but waits for the person from now on. A try that is under way is given up. */
  async hold(id: string) {
    underWay.get(id)?.abort();
    await changeUnsent(id, (entry) => ({ ...entry, held: entry.held ?? { why: 'changing', errors: {}, message: '' } }));
    await tellAll();
  },

  async remove(id: string) {
    underWay.get(id)?.abort();
    await dropUnsent(id);
    await tellAll({ id, deleted: true });
  },

  noteSent: (id: string, reference: string) => change({ sent: new Map(state.sent).set(id, reference) }),
  giveBack: (entry: Unsent, asked: boolean) => change({ returned: { entry, asked } }),
  atForm: (id: string) =>
    change({ onForm: id, returned: state.returned?.entry.submission_id === id ? undefined : state.returned }),
  leaveForm: () => change({ onForm: undefined }),

  /** Tries what is due; or everything there is, after a try that is under way: whoever asks for it gets one of their own. */
  async flush(everything = false) {
    await refresh();
    for (const entry of state.waiting.filter((one) => !one.held)) {
      const id = entry.submission_id;
      if (everything) await inTurn(id, () => deliver(id));
      else if (waitFor(entry, Date.now()) === 0) await ifFree(id, () => deliver(id));
    }
    plan();
  },
};

/** Call once: from then on whatever waits is sent when there is a chance. */
export function watchUnsent(): () => void {
  const now = () => void unsentQueue.flush(true);
  const whenSeen = () => document.visibilityState === 'visible' && void unsentQueue.flush();
  const stopListening = otherTabs.listen((news) => {
    if (!news) void hearOfArrivals();
    else if ('deleted' in news) change({ deleted: news });
    else unsentQueue.noteSent(news.id, news.reference);
    void refresh().then(plan);
  });
  forgetPlainWords();
  void hearOfArrivals();
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

/** What left while no page was looking. */
async function hearOfArrivals() {
  for (const { submission_id: id, reference, lead, form } of await takeArrived()) {
    noteConversion({ id: lead, form });
    unsentQueue.noteSent(id, reference);
    otherTabs.tell({ id, reference });
  }
}

async function deliver(id: string) {
  const entry = await findUnsent(id); // another tab may have sent it meanwhile
  if (!entry || entry.held) return;
  // A page that goes at once may not have written down that its form has it; the draft tells.
  const isOnItsWay = state.returned?.entry.submission_id === id;
  if (!isOnItsWay && draftOrigin(String(entry.fields.form)) === id) await unsentQueue.hold(id);
  else await settle(entry, await send(entry), true);
}

async function send({ submission_id: id, fields }: Unsent): Promise<Answer> {
  const stop = new AbortController();
  underWay.set(id, stop);
  leaveToWorker(); // should this page go before there is an answer
  const answer = await sendEnquiry({ ...fields, submission_id: id }, stop);
  if (underWay.get(id) === stop) underWay.delete(id);
  if (answer.kind !== 'unheard') noteCame();
  if (answer.kind === 'sent') {
    rememberSubmission(fields, { id, arrived: true });
    noteConversion({ id: answer.lead, form: String(fields.form) });
  }
  return answer;
}

async function settle({ submission_id: id }: Unsent, answer: Answer, later: boolean) {
  await settleUnsent(id, answer, later);
  const news = answer.kind === 'sent' && later ? { id, reference: answer.reference } : null;
  if (news) unsentQueue.noteSent(id, news.reference);
  await tellAll(news);
}

async function tellAll(news: News = null) {
  otherTabs.tell(news);
  await refresh();
  plan();
}

async function refresh() {
  change({ waiting: await listUnsent() });
}

function change(changes: Partial<QueueState>) {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

function plan() {
  clearTimeout(timer);
  const waits = state.waiting.filter((entry) => !entry.held).map((entry) => waitFor(entry, Date.now()));
  if (waits.length > 0) timer = setTimeout(() => void unsentQueue.flush(), Math.max(1000, Math.min(...waits)));
}
