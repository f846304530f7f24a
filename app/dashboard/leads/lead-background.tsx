// Why the lead has its score, where it came from, what the person agreed to, and what else they have asked.
import type { ReactNode } from 'react';
import type { LeadDetails } from '#app/api/leads.ts';
import {
  formLabels,
  labelOf,
  mailKindLabels,
  mailStateLabels,
  scoreReasonLabels,
  statusLabels,
} from '#content/labels.ts';
import { scoreBreakdown } from '#domain/lead-score.ts';
import { momentOf } from '../moment.ts';
import { describeTouch } from './describe-touch.ts';
import { Fact } from './expanded-lead.tsx';
import { LeadConsent } from './lead-consent.tsx';

export function LeadBackground({ lead, link }: { lead: LeadDetails; link(id: string, name: string): ReactNode }) {
  return (
    <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
      <Part title="Why this score">
        <dl>
          {scoreBreakdown(lead).map(({ reason, points, most }) => (
            <div
              key={reason}
              className="grid grid-cols-[minmax(min-content,6rem)_minmax(0,1fr)_minmax(min-content,4rem)] items-center gap-3 py-1"
            >
              <dt className="text-small text-muted">{scoreReasonLabels[reason]}</dt>
              <dd aria-hidden="true">
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1 w-full" aria-hidden="true">
                  <rect width="100" height="4" className="fill-line" />
                  <rect width={(points / most) * 100} height="4" className="fill-accent" />
                </svg>
              </dd>
              <dd className="text-right text-small">
                {points} of {most}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Where it came from">
        <dl className="grid grid-cols-[6rem_minmax(0,1fr)] max-[14rem]:grid-cols-1 items-baseline gap-x-3 gap-y-2 py-1 text-small">
          <Fact name="Form">{formLabels[lead.form]}</Fact>
          <Fact name="Page">{lead.page}</Fact>
          <Fact name="This time">{describeTouch(lead.last_touch) || 'Directly'}</Fact>
          <Fact name="First visit">
            {lead.first_touch &&
              [
                describeTouch(lead.first_touch),
                lead.first_touch.page,
                lead.first_touch.at && momentOf(lead.first_touch.at),
              ]
                .filter(Boolean)
                .join(' · ')}
          </Fact>
          <Fact name="Device">{lead.device === 'unknown' ? '' : lead.device}</Fact>
        </dl>
      </Part>
      <Part title="Consent">
        <LeadConsent lead={lead} />
      </Part>
      <Part title="The same person">
        {lead.other_enquiries.length === 0 && <p className="text-small text-muted">No other enquiries.</p>}
        <ul className="flex flex-col gap-1 text-small">
          {lead.other_enquiries.map((other) => (
            <li key={other.id}>
              {link(other.id, other.reference)}{' '}
              <span className="text-muted">
                {momentOf(other.created_at)} · {statusLabels[other.status]}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      {(lead.mails.length > 0 || lead.guide_downloads) && (
        <Part title="Mails">
          <ul className="flex flex-col gap-1 text-small">
            {lead.mails.map((mail) => (
              <li key={mail.id}>
                {labelOf(mailKindLabels, mail.kind)}{' '}
                <span className="text-muted">· {labelOf(mailStateLabels, mail.state)}</span>
                {mail.last_error && <span className="block break-words text-danger">{mail.last_error}</span>}
              </li>
            ))}
          </ul>
          {lead.guide_downloads && (
            <p className="mt-1 text-small text-muted">
              The guide was fetched {lead.guide_downloads.downloads}{' '}
              {lead.guide_downloads.downloads === 1 ? 'time' : 'times'}, last {momentOf(lead.guide_downloads.last_at)}.
            </p>
          )}
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 font-semibold">{title}</h3>
      {children}
    </section>
  );
}
