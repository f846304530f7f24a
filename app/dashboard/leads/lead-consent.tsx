// What the person said about marketing, from the first form on, and a place to write down what they tell us today.
import { useState } from 'react';
import { useConsentRecord } from '#app/api/lead-changes.ts';
import type { LeadDetails } from '#app/api/leads.ts';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { toldToStaff } from '#domain/consent.ts';
import { momentOf } from '../moment.ts';
import { smallButton } from './small-button.ts';

type Consented = Pick<LeadDetails, 'id' | 'name' | 'email' | 'consents'>;

export function LeadConsent({ lead }: { lead: Consented }) {
  const agreed = lead.consents.at(-1)?.granted ?? false;
  // What is to be written down, as it was when the question was opened: news must not turn it into the opposite question.
  const [asked, setAsked] = useState<boolean>();
  if (asked === agreed) setAsked(undefined); // it is written down by now, by whomever
  return (
    <>
      {lead.consents.map((consent) => (
        <p key={consent.at} className="text-small">
          {wordsOf(consent)}{' '}
          <span className="text-muted">
            · {momentOf(consent.at)} ·{' '}
            {isTold(consent) ? 'told to staff' : `${consent.page} · wording ${consent.wording}`}
          </span>
        </p>
      ))}
      {lead.consents.length === 0 && <p className="text-small text-muted">Nothing is recorded.</p>}
      <button type="button" onClick={() => setAsked(!agreed)} className={`${smallButton} mt-3`}>
        {agreed ? 'Withdraw' : 'Record consent'}
        <span className="sr-only">{agreed ? ' consent to marketing' : ' to marketing'}</span>
      </button>
      {asked !== undefined && <Question lead={lead} granted={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

type Consent = LeadDetails['consents'][number];
const isTold = ({ wording }: Consent) => wording === toldToStaff;

function wordsOf(consent: Consent): string {
  if (consent.granted) return 'Agreed to marketing';
  return isTold(consent) ? 'Withdrew consent to marketing' : 'Did not agree to marketing';
}

function Question({ lead, granted, onClose }: { lead: Consented; granted: boolean; onClose(): void }) {
  const record = useConsentRecord(lead.id, {
    onFailure: notify.failed,
    onDone: () => {
      onClose();
      notify.done(`${lead.name}: ${granted ? 'consent recorded' : 'consent withdrawn'}`);
    },
  });
  return (
    <Sheet
      title={granted ? 'Record consent to marketing' : 'Withdraw consent to marketing'}
      shape="middle"
      question={
        <>
          <p className="mt-4 break-words">
            {granted
              ? `Did ${lead.name} tell you that we may send notes on websites to ${lead.email}?`
              : `Did ${lead.name} tell you to send no more notes on websites to ${lead.email}?`}
          </p>
          <p className="mt-2 text-small text-muted">
            {granted
              ? 'It is written down with your name and the time.'
              : 'It is written down with your name and the time, and counts for every enquiry from this address.'}
          </p>
        </>
      }
      onClose={onClose}
    >
      <p className="mt-6 flex flex-wrap gap-3">
        <Button busy={record.isPending} onClick={() => record.mutate(granted)}>
          {granted ? 'Yes, record it' : 'Yes, withdraw it'}
        </Button>
        <Button look="quiet" onClick={onClose}>
          Leave it as it is
        </Button>
      </p>
    </Sheet>
  );
}
