// Asks for the guide: the same way in as every other form, with fewer fields.
import { useEffect, useRef } from 'react';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckField, RequiredMark, SelectField, TextField } from '#app/ui/field.tsx';
import { enquiryFormWords } from '#content/enquiry-form-words.ts';
import { serviceLabels } from '#content/labels.ts';
import { guideOffer as words } from '#content/widget-words.ts';
import { longest } from '#domain/longest.ts';
import { businessTypes } from '#domain/service-type.ts';
import { FormFrame } from '../enquiry-form/form-frame.tsx';
import { MailField } from '../enquiry-form/mail-field.tsx';
import { OutcomeNotice } from '../enquiry-form/outcome-notice.tsx';
import { useEnquiry } from '../enquiry-form/use-enquiry.ts';

const form = 'guide';
const options = businessTypes.map((value) => ({ value, label: serviceLabels[value] }));

export function GuideForm({ onSent }: { onSent: () => void }) {
  const element = useRef<HTMLFormElement>(null);
  const enquiry = useEnquiry(form, element);
  const { outcome } = enquiry;
  const sent = outcome.kind === 'sent';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (sent) onSent();
  }, [sent]);
  if (sent) return null;
  if (outcome.kind === 'kept') return <OutcomeNotice enquiry={enquiry} sentText="" />;

  const errors = outcome.kind === 'invalid' ? outcome.errors : {};
  const sending = outcome.kind === 'sending';
  const field = (name: keyof typeof words.fields) => ({
    id: `${form}-${name}`,
    name,
    label: words.fields[name],
    errors: errors[name],
  });
  return (
    <FormFrame
      form={form}
      page={location.pathname.slice(0, 200)}
      element={element}
      enquiry={enquiry}
      className="flex flex-col gap-4"
      end={
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" busy={sending}>
            {sending ? enquiryFormWords.sending : enquiryFormWords.submit.guide}
          </Button>
          <p className="max-w-[26ch] text-small text-muted">
            {words.purpose}{' '}
            <a
              href={paths.privacy}
              target="_blank"
              rel="noopener"
              className="underline underline-offset-4 hover:text-text"
            >
              {enquiryFormWords.privacy}
            </a>
          </p>
        </div>
      }
    >
      <TextField {...field('name')} required autoComplete="name" maxLength={longest.name} />
      <MailField {...field('email')} />
      <SelectField
        {...field('service')}
        label={
          <>
            {words.fields.service}
            <RequiredMark />
          </>
        }
        options={options}
        empty={`${words.fields.service} *`}
      />
      <CheckField id={`${form}-marketing_consent`} name="marketing_consent" label={enquiryFormWords.marketing} />
    </FormFrame>
  );
}
