// The form element that every way of writing to us shares: it works as a plain form, and says where it stands.
import type { ReactNode, RefObject } from 'react';
import { enquiryFormWords as words } from '#content/enquiry-form-words.ts';
import { trapField } from '#domain/arrival.ts';
import { consentWording } from '#domain/consent.ts';
import { OtherWays } from '../unsent/other-ways.tsx';
import { Trap } from './trap.tsx';
import type { Enquiry } from './use-enquiry.ts';

interface FormFrameProps {
  form: string;
  page: string;
  element: RefObject<HTMLFormElement | null>;
  enquiry: Enquiry;
  className: string;
  children: ReactNode;
  /** The button, and what belongs beside it. */
  end: ReactNode;
}

export function FormFrame({ form, page, element, enquiry, className, children, end }: FormFrameProps) {
  const { outcome } = enquiry;
  const stuck = outcome.kind === 'refused' || outcome.kind === 'failed';
  return (
    <form
      ref={element}
      method="post"
      action="/api/enquiries"
      data-enquiry-form={form}
      onSubmit={enquiry.submit}
      onFocus={enquiry.onStart}
      onInput={enquiry.onTyping}
      className={className}
    >
      {/* What is on its way cannot be changed: nothing would become of what is typed now. */}
      <div inert={outcome.kind === 'sending'} className={`${className} transition-opacity inert:opacity-60`}>
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="page" value={page} />
        <input type="hidden" name="consent_wording" value={consentWording} />
        <Trap id={`${form}-${trapField}`} />
        {children}
      </div>
      {end}
      <p role="status" tabIndex={-1} className="text-base text-danger empty:absolute focus:outline-none">
        {standing(outcome)}
      </p>
      {/* Always there: the server shows them to whoever sent a plain form that could not be taken. */}
      <p data-other-ways="" hidden={!stuck} className="flex flex-wrap gap-3">
        <OtherWays />
      </p>
    </form>
  );
}

/** One text for one place: of several side by side React would miss those that a browser has translated. */
function standing(outcome: Enquiry['outcome']): string | undefined {
  if (outcome.kind === 'invalid') return words.invalid;
  if (outcome.kind === 'failed') return words.failed;
  return outcome.kind === 'refused' ? words.refused(outcome.message) : undefined;
}
