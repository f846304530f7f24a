// The enquiry form: a real form that posts without script, and answers in place with it.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { CheckField, SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { enquiryFormWords as words } from '#content/enquiry-form.ts';
import { budgetLabels, contactBudgetLabels, serviceLabels } from '#content/labels.ts';
import { contactBudgets } from '#domain/budget.ts';
import type { EnquiryForm as FormName } from '#domain/enquiry.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { contactServices } from '#domain/service-type.ts';
import { type Outcome, sendEnquiry } from './send-enquiry.ts';
import { SentNotice } from './sent-notice.tsx';
import { createSubmissionId } from './submission-id.ts';

const services = contactServices.map((value) => ({ value, label: serviceLabels[value] }));
const budgets = contactBudgets.map((value) => ({ value, label: contactBudgetLabels[value] ?? budgetLabels[value] }));
const none: FieldErrors = {};

export function EnquiryForm({ form, page }: { form: FormName; page: string }) {
  const element = useRef<HTMLFormElement>(null);
  const submissionId = useRef(createSubmissionId());
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const errors = outcome?.kind === 'invalid' ? outcome.errors : none;

  useEffect(() => {
    if (outcome?.kind === 'invalid') element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const result = await sendEnquiry({ ...fields, submission_id: submissionId.current(fields) });
    setSending(false);
    setOutcome(result);
  }

  if (outcome?.kind === 'sent')
    return <SentNotice reference={outcome.reference} onAgain={() => setOutcome(undefined)} />;

  const field = (name: keyof typeof words.fields) => ({
    id: `${form}-${name}`,
    name,
    label: words.fields[name],
    errors: errors[name],
  });
  return (
    <form
      ref={element}
      method="post"
      action="/api/enquiries"
      data-enquiry-form={form}
      onSubmit={submit}
      className="flex flex-col gap-6"
    >
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={page} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('name')} required autoComplete="name" maxLength={120} />
        <TextField {...field('company')} autoComplete="organization" maxLength={200} />
        <TextField {...field('email')} required type="email" inputMode="email" autoComplete="email" maxLength={254} />
        <TextField {...field('phone')} required type="tel" inputMode="tel" autoComplete="tel" maxLength={32} />
        <SelectField
          {...field('service')}
          label={`${words.fields.service} *`}
          options={services}
          empty={words.empty.service}
        />
        <SelectField
          {...field('budget')}
          label={`${words.fields.budget} *`}
          options={budgets}
          empty={words.empty.budget}
        />
      </div>
      <TextArea {...field('message')} rows={5} maxLength={5000} hint={words.messageHint} />
      <CheckField id={`${form}-marketing_consent`} name="marketing_consent" label={words.marketing} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" aria-disabled={sending}>
          {sending ? words.sending : words.submit}
        </Button>
        <p className="max-w-[38ch] text-small text-muted">{words.purpose}</p>
      </div>
      <p role="status" className="text-base text-danger empty:hidden">
        {outcome?.kind === 'invalid' && words.invalid}
        {outcome?.kind === 'failed' && words.failed}
      </p>
    </form>
  );
}
