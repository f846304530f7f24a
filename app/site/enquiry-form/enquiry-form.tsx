// The enquiry form: a real form that posts without script, and answers in place with it.
import { useEffect, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckField, RequiredMark, SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { enquiryFormWords as words } from '#content/enquiry-form-words.ts';
import { packageLabels } from '#content/labels.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { longest } from '#domain/longest.ts';
import type { PackageTier } from '#domain/service-type.ts';
import { SiteLink } from '../site-link.tsx';
import { formShapes, type PageForm, remoteOptions, timelineOptions } from './form-fields.ts';
import { FormFrame } from './form-frame.tsx';
import { MailField } from './mail-field.tsx';
import { OutcomeNotice } from './outcome-notice.tsx';
import { useEnquiry } from './use-enquiry.ts';

const none: FieldErrors = {};

interface EnquiryFormProps {
  form: PageForm;
  page: string;
  /** What the visitor came for, where the address says so. */
  packageTier?: PackageTier | undefined;
  wantedService?: string | undefined;
  sentText?: string;
}

export function EnquiryForm(props: EnquiryFormProps) {
  const { form, page, packageTier, wantedService, sentText = words.sent.text } = props;
  const element = useRef<HTMLFormElement>(null);
  const shape = formShapes[form];
  const enquiry = useEnquiry(form, element);
  const { outcome, turn } = enquiry;
  const [service, setService] = useState('');
  const errors = outcome.kind === 'invalid' ? outcome.errors : none;
  const sending = outcome.kind === 'sending';
  const ended = outcome.kind === 'sent' || outcome.kind === 'kept';

  // Somebody may have chosen before the page was awake, come back to it, or come for one service.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are new whenever they come back
  useEffect(() => {
    const choice = element.current?.querySelector<HTMLSelectElement>('[name=service]');
    if (choice && wantedService && ['', choice.dataset.preselected].includes(choice.value)) {
      choice.value = wantedService;
      choice.dataset.preselected = wantedService;
    }
    setService(choice?.value ?? '');
  }, [wantedService, turn, ended]);

  if (ended) return <OutcomeNotice enquiry={enquiry} sentText={sentText} />;

  const field = (name: keyof typeof words.fields) => ({
    id: `${form}-${name}`,
    name,
    label: words.fields[name],
    errors: errors[name],
  });
  return (
    <FormFrame
      form={form}
      page={page}
      element={element}
      enquiry={enquiry}
      className="flex flex-col gap-6"
      end={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" busy={sending}>
            {sending ? words.sending : words.submit[form]}
          </Button>
          <p className="max-w-[34ch] text-small text-muted">
            {words.purpose}{' '}
            <SiteLink to={paths.privacy} className="underline underline-offset-4 hover:text-text">
              {words.privacy}
            </SiteLink>
          </p>
        </div>
      }
    >
      {/* For our server (package-pages.ts), which knows the address also where there is no script. */}
      {form === 'contact' && <noscript data-package={words.packageChosen} />}
      {packageTier && (
        <p className="border-l-2 border-accent pl-4">
          {words.packageChosen} <strong className="text-accent-strong">{packageLabels[packageTier]}</strong>.
          <input type="hidden" name="package" value={packageTier} />
        </p>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField {...field('name')} required autoComplete="name" maxLength={longest.name} />
        <TextField {...field('company')} autoComplete="organization" maxLength={longest.line} />
        <MailField {...field('email')} />
        <TextField
          {...field('phone')}
          required
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={longest.phone}
        />
        <SelectField
          {...field('service')}
          label={marked(words.fields.service)}
          options={shape.services}
          empty={words.empty.service}
          onChange={(event) => setService(event.target.value)}
        />
        <SelectField
          {...field('budget')}
          label={marked(words.fields.budget)}
          options={shape.budgets}
          empty={words.empty.budget}
        />
        {shape.full && (
          <>
            <OtherService shown={service === 'other'} field={field('other_service')} />
            <SelectField {...field('timeline')} options={timelineOptions} empty={words.empty.timeline} />
            <SelectField {...field('remote_work')} options={remoteOptions} empty={words.empty.remote_work} />
            <div className="sm:col-span-2">
              <TextField
                {...field('website')}
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={longest.line}
              />
            </div>
          </>
        )}
      </div>
      <TextArea
        {...field('message')}
        required={shape.messageRequired}
        rows={shape.rows}
        maxLength={longest.text}
        hint={words.messageHint}
      />
      <CheckField id={`${form}-marketing_consent`} name="marketing_consent" label={words.marketing} />
    </FormFrame>
  );
}

/** Carries the mark of what is asked for, although nobody insists on it. */
const marked = (label: string) => (
  <>
    {label}
    <RequiredMark />
  </>
);

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
      <TextField {...field} maxLength={longest.line} />
    </div>
  );
}
