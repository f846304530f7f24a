// The life of one form: what was typed survives, what is sent is sent once, and what became of it is known.
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#domain/errors.ts';
import { withoutUnseen } from '#domain/text.ts';
import { startWorker } from '../unsent/leave-to-worker.ts';
import type { Answer } from '../unsent/send-enquiry.ts';
import { takeBack } from '../unsent/take-back.ts';
import { unsentQueue } from '../unsent/unsent-queue.ts';
import { useUnsent } from '../unsent/use-unsent.ts';
import { rememberArrival } from '../visit-memory.ts';
import { draftOrigin, dropDraft, fieldsOf, hasText, isTyped, keepDraft, restoreDraft, saveAsDraft } from './draft.ts';
import { focusForm, isAtNotice } from './focus-form.ts';
import { findSubmission, renewSubmission, submissionIdFor } from './submission-id.ts';

type Fields = Record<string, unknown>;

type Outcome =
  | { kind: 'typing' }
  | { kind: 'sending' }
  /** Some fields of this form need another look. */
  | { kind: 'invalid'; errors: FieldErrors; fields: Fields }
  /** Nothing in this form would make it better: the server's own sentence. */
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }
  | { kind: 'kept'; id: string; fields: Fields }
  | { kind: 'sent'; reference: string };

/** Each time that the form comes to the person anew. */
interface Turn {
  focus?: boolean;
  /** With what was kept, in place of whatever stands there. */
  refill?: boolean;
}

export type Enquiry = ReturnType<typeof useEnquiry>;

export function useEnquiry(form: string, element: RefObject<HTMLFormElement | null>) {
  const startedAt = useRef<number>(undefined);
  const lastSending = useRef(0);
  const left = useRef(false);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'typing' });
  const [turn, setTurn] = useState<Turn>({});
  const { sent, waiting, returned, deleted } = useUnsent();

  // A kept enquiry may leave while its notice is read, from here or from another tab; or come back with mistakes.
  const reference = outcome.kind === 'kept' ? sent.get(outcome.id) : undefined;
  const shown: Outcome = reference === undefined ? outcome : { kind: 'sent', reference };
  const mistaken = outcome.kind === 'kept' && waiting.find((one) => one.submission_id === outcome.id && isRefused(one));
  useEffect(() => {
    if (mistaken) takeBack(mistaken, isAtNotice());
  }, [mistaken]);
  useEffect(() => {
    setOutcome((before) => (before.kind === 'kept' && before.id === deleted?.id ? { kind: 'typing' } : before));
  }, [deleted]);

  useEffect(() => {
    if (returned?.entry.fields.form !== form) return;
    const { entry, asked } = returned;
    lastSending.current++; // an answer that is still on its way comes too late
    setOutcome(isRefused(entry) && entry.held ? asOutcome(entry.held, entry.fields) : { kind: 'typing' });
    setTurn({ focus: asked, refill: true });
    unsentQueue.atForm(entry.submission_id);
  }, [returned, form]);

  const formIsThere = shown.kind !== 'sent' && shown.kind !== 'kept';
  useEffect(() => {
    if (!formIsThere || !element.current) return;
    restoreDraft(element.current, turn.refill ?? false);
    const from = draftOrigin(form);
    if (!from) return;
    unsentQueue.atForm(from);
    void unsentQueue.hold(from);
  }, [formIsThere, turn, element, form]);
  // A draft, or a form that the browser filled again, whose content has reached us meanwhile would only be sent twice.
  useEffect(() => {
    if (!formIsThere || !element.current) return;
    const known = findSubmission(fieldsOf(element.current));
    if (!known || (!known.arrived && !sent.has(known.id))) return;
    element.current.reset();
    dropDraft(form);
    unsentQueue.leaveForm();
  }, [formIsThere, sent, element, form]);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      unsentQueue.leaveForm();
    };
  }, []);
  useEffect(() => {
    if (turn.focus && element.current) focusForm(element.current);
  }, [turn, element]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome.kind === 'sending') return;
    const fields = fieldsOf(event.currentTarget);
    if (fields.service !== 'other') delete fields.other_service; // typed, then changed their mind
    const seconds = startedAt.current === undefined ? null : (Date.now() - startedAt.current) / 1000;
    setOutcome({ kind: 'sending' });
    // The fields cannot have the focus while they are on their way.
    (event.nativeEvent as SubmitEvent).submitter?.focus({ preventScroll: true });
    try {
      await send(submissionIdFor(fields), { ...fields, ...rememberArrival(), seconds });
    } catch {
      // Whatever a browser comes up with, the person is told where they stand and has what they typed.
      show(nothingHeard, '', fields, draftOrigin(form));
    }
  }

  async function send(id: string, fields: Fields): Promise<boolean> {
    const sending = ++lastSending.current;
    const replaces = draftOrigin(form);
    // Once the queue has it, a draft beside it would invite to send it twice.
    const answer = await unsentQueue
      .submit(id, fields, { replaces, onKept: () => dropDraft(form) })
      .catch(() => nothingHeard);
    if (sending === lastSending.current) show(answer, id, fields, replaces);
    else if (answer.kind === 'sent') unsentQueue.noteSent(id, answer.reference);
    return answer.kind !== 'unheard';
  }

  function show(answer: Answer & { kept: boolean }, id: string, fields: Fields, replaces?: string) {
    // The queue has it and says elsewhere what became of it; the draft is of other words by now.
    if (left.current && answer.kept) return;
    const ended = answer.kind === 'sent' || (answer.kind === 'unheard' && answer.kept);
    // Firefox remembers what stood in a form that is taken away, and fills it in again after a reload.
    if (ended) element.current?.reset();
    if (answer.kind === 'sent') {
      dropDraft(form);
      return setOutcome(answer);
    }
    if (ended) return setOutcome({ kind: 'kept', id, fields });
    if (element.current) keepDraft(element.current, replaces);
    else saveAsDraft(form, fields, replaces);
    if (answer.kind === 'refused' && answer.errors.submission_id) renewSubmission(fields);
    setTurn({ focus: true });
    setOutcome(answer.kind === 'refused' ? asOutcome(answer, fields) : { kind: 'failed' });
  }

  return {
    outcome: shown,
    turn,
    submit,
    onTyping({ target }: FormEvent) {
      dropUnseen(target);
      setOutcome((before) => withoutAnswered(before, target as HTMLInputElement));
      if (!element.current) return;
      keepDraft(element.current);
      if (hasText(element.current)) startWorker();
    },
    /** The time to fill is known only of a form that was empty when we began to look. */
    onStart: () => {
      if (startedAt.current === undefined && element.current && !hasText(element.current))
        startedAt.current = Date.now();
    },
    /** From memory, so that it works also where the device has lost it. Whether there was an answer. */
    tryAgain: async () => outcome.kind === 'kept' && send(outcome.id, outcome.fields),
    /** Back to the fields, with what was in them. */
    change() {
      if (outcome.kind !== 'kept') return;
      const { id: submission_id, fields } = outcome;
      takeBack({ submission_id, fields, created_at: 0, attempts: 0, next_at: 0 }, true);
    },
    again() {
      setTurn({ focus: true });
      setOutcome({ kind: 'typing' });
    },
  };
}

/** A browser would refuse an address for a sign that nobody can find in it; the server overlooks it. */
function dropUnseen(field: EventTarget) {
  if (!(field instanceof HTMLInputElement) || field.type !== 'email') return;
  const seen = withoutUnseen(field.value).trim();
  if (seen !== field.value) field.value = seen;
}

const nothingHeard: Answer & { kept: boolean } = { kind: 'unheard', retryAfter: 0, kept: false };

const isRefused = ({ held }: { held?: { why: string } | undefined }) => held?.why === 'refused';

function asOutcome({ errors, message }: { errors: FieldErrors; message: string }, fields: Fields): Outcome {
  const own = Object.entries(errors).filter(([name]) => isTyped(name) && name in fields);
  return own.length > 0 ? { kind: 'invalid', errors: Object.fromEntries(own), fields } : { kind: 'refused', message };
}

/** What was wrong with a field was wrong with what stood there: it goes with that, and the sentence below the form with the last. */
function withoutAnswered(outcome: Outcome, { name, value }: HTMLInputElement): Outcome {
  if (outcome.kind !== 'invalid' || !(name in outcome.errors) || value === outcome.fields[name]) return outcome;
  const { [name]: _, ...errors } = outcome.errors;
  return Object.keys(errors).length > 0 ? { ...outcome, errors } : { kind: 'typing' };
}
