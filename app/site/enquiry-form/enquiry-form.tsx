// The enquiry form: a real form that posts without script, and answers in place with it.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckField, SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { enquiryFormWords as words } from '#content/enquiry-form.ts';
import { packageLabels } from '#content/labels.ts';
import type { FieldErrors } from '#domain/errors.ts';
import type { PackageTier } from '#domain/service-type.ts';
import { SiteLink } from '../site-link.tsx';
import { formShapes, type PageForm, remoteOptions, timelineOptions } from './form-fields.ts';
import { type Outcome, sendEnquiry } from './send-enquiry.ts';
import { SentNotice } from './sent-notice.tsx';
import { createSubmissionId } from './submission-id.ts';

const none: FieldErrors = {};

interface EnquiryFormProps {
  form: PageForm;
  page: string;
  packageTier?: PackageTier | undefined;
  sentText?: string;
}

export function EnquiryForm({ form, page, packageTier, sentText = words.sent.text }: EnquiryFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const submissionId = useRef(createSubmissionId());
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const [service, setService] = useState('');
  const errors = outcome?.kind === 'invalid' ? outcome.errors : none;
  const shape = formShapes[form];

  // Somebody may have chosen before the page was awake, or come back to it.
  useEffect(() => {
    setService(element.current?.querySelector<HTMLSelectElement>('[name=service]')?.value ?? '');
  }, []);
  useEffect(() => {
    if (outcome?.kind === 'invalid') element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [outcome]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    if (service !== 'other') delete fields.other_service; // typed, then changed their mind
    const result = await sendEnquiry({ ...fields, submission_id: submissionId.current(fields) });
    setSending(false);
    setOutcome(result);
    if (result.kind === 'sent') setService('');
  }

  if (outcome?.kind === 'sent') {
    return <SentNotice text={sentText} reference={outcome.reference} onAgain={() => setOutcome(undefined)} />;
  }

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
      {packageTier && (
        <p className="border-l-2 border-accent pl-4">
          {words.packageChosen} <strong className="text-accent-strong">{packageLabels[packageTier]}</strong>.
          <input type="hidden" name="package" value={packageTier} />
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('name')} required autoComplete="name" maxLength={120} />
        <TextField {...field('company')} autoComplete="organization" maxLength={200} />
        <TextField {...field('email')} required type="email" inputMode="email" autoComplete="email" maxLength={254} />
        <TextField {...field('phone')} required type="tel" inputMode="tel" autoComplete="tel" maxLength={32} />
        <SelectField
          {...field('service')}
          label={`${words.fields.service} *`}
          options={shape.services}
          empty={words.empty.service}
          onChange={(event) => setService(event.target.value)}
        />
        <SelectField
          {...field('budget')}
          label={`${words.fields.budget} *`}
          options={shape.budgets}
          empty={words.empty.budget}
        />
        {shape.full && (
          <>
            <OtherService shown={service === 'other'} field={field('other_service')} />
            <SelectField {...field('timeline')} options={timelineOptions} empty={words.empty.timeline} />
            <SelectField {...field('remote_work')} options={remoteOptions} empty={words.empty.remote_work} />
            <div className="sm:col-span-2">
              <TextField {...field('website')} inputMode="url" autoComplete="url" maxLength={200} />
            </div>
          </>
        )}
      </div>
      <TextArea
        {...field('message')}
        required={shape.messageRequired}
        rows={shape.rows}
        maxLength={5000}
        hint={words.messageHint}
      />
      <CheckField id={`${form}-marketing_consent`} name="marketing_consent" label={words.marketing} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" aria-disabled={sending}>
          {sending ? words.sending : words.submit[form]}
        </Button>
        <p className="max-w-[34ch] text-small text-muted">
          {words.purpose}{' '}
          <SiteLink to={paths.privacy} className="underline underline-offset-4 hover:text-text">
            {words.privacy}
          </SiteLink>
        </p>
      </div>
      <p role="status" className="text-base text-danger">
        {outcome?.kind === 'invalid' && words.invalid}
        {outcome?.kind === 'failed' && words.failed}
      </p>
    </form>
  );
}

/** Without script it is always there, because nothing could open it; with it, only for those who chose 'Other'. */
function OtherService({
  shown,
  field,
}: {
  shown: boolean;
  field: { id: string; name: string; label: string; errors: string[] | undefined };
}) {
  return (
    <div className={shown ? 'sm:col-span-2' : 'hidden no-script:block sm:col-span-2'}>
      <TextField {...field} maxLength={200} />
    </div>
  );
}
