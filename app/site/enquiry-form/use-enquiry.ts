// The life of one form: what was typed survives, what is sent is sent once, and what became of it is known.
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldErrors } from '#domain/errors.ts';
import { unsentQueue } from '../unsent/unsent-queue.ts';
import { useUnsent } from '../unsent/use-unsent.ts';
import { rememberArrival } from '../visit-memory.ts';
import { dropDraft, fieldsOf, hasText, keepDraft, restoreDraft, saveAsDraft } from './draft.ts';
import { findSubmission, submissionIdFor } from './submission-id.ts';

type Outcome =
  | { kind: 'typing' }
  | { kind: 'sending' }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed' }
  | { kind: 'kept'; id: string; fields: Record<string, unknown> }
  | { kind: 'sent'; reference: string };

export type Enquiry = ReturnType<typeof useEnquiry>;

export function useEnquiry(form: string, element: RefObject<HTMLFormElement | null>) {
  const startedAt = useRef<number>(undefined);
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'typing' });
  const { sent, waiting } = useUnsent();

  // A kept enquiry may leave while its notice is read, from here or from another tab; or come back with mistakes.
  const reference = outcome.kind === 'kept' ? sent.get(outcome.id) : undefined;
  const refused = outcome.kind === 'kept' && waiting.find((entry) => entry.submission_id === outcome.id)?.refused;
  const shown: Outcome = reference ? { kind: 'sent', reference } : outcome;
  useEffect(() => {
    if (outcome.kind !== 'kept' || !refused) return;
    saveAsDraft(form, outcome.fields);
    void unsentQueue.withdraw(outcome.id);
    setOutcome({ kind: 'invalid', errors: refused });
  }, [outcome, refused, form]);

  const formIsThere = shown.kind !== 'sent' && shown.kind !== 'kept';
  useEffect(() => {
    if (formIsThere && element.current) restoreDraft(element.current);
  }, [formIsThere, element]);
  // A draft, or a form that the browser filled again, whose content has reached us meanwhile would only be sent twice.
  useEffect(() => {
    if (!formIsThere || !element.current) return;
    const known = findSubmission(fieldsOf(element.current));
    if (!known || (!known.arrived && !sent.has(known.id))) return;
    element.current.reset();
    dropDraft(form);
  }, [formIsThere, sent, element, form]);
  useEffect(() => unsentQueue.leaveForm, []);
  useEffect(() => {
    if (outcome.kind === 'invalid') element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome, element]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (outcome.kind === 'sending') return;
    const fields = fieldsOf(event.currentTarget);
    if (fields.service !== 'other') delete fields.other_service; // typed, then changed their mind
    const id = submissionIdFor(fields);
    const seconds = startedAt.current === undefined ? null : (Date.now() - startedAt.current) / 1000;
    setOutcome({ kind: 'sending' });
    try {
      await send(id, { ...fields, ...rememberArrival(), seconds });
    } catch {
      // Whatever a browser comes up with, the person is told where they stand and has what they typed.
      saveAsDraft(form, fields);
      setOutcome({ kind: 'failed' });
    }
  }

  async function send(id: string, fields: Record<string, unknown>) {
    // From here on the queue has it: a draft beside it would invite to send it twice.
    const answer = await unsentQueue.submit(id, fields, () => dropDraft(form));
    if (answer.kind === 'unheard') return setOutcome(answer.kept ? { kind: 'kept', id, fields } : { kind: 'failed' });
    if (answer.kind === 'sent') dropDraft(form);
    else saveAsDraft(form, fields);
    setOutcome(answer);
  }

  return {
    outcome: shown,
    submit,
    onTyping: () => element.current && keepDraft(element.current),
    /** The time to fill is known only of a form that was empty when we began to look. */
    onStart: () => {
      if (startedAt.current === undefined && element.current && !hasText(element.current))
        startedAt.current = Date.now();
    },
    /** Back to the fields, with what was in them. */
    async change() {
      if (outcome.kind !== 'kept') return;
      if (!(await unsentQueue.withdraw(outcome.id))) return; // it has just left: the notice says so
      saveAsDraft(form, outcome.fields);
      setOutcome({ kind: 'typing' });
    },
    again: () => setOutcome({ kind: 'typing' }),
  };
}
