// What opens under a row: how to reach the person, what they want, and the next steps.
import type { ComponentProps, ReactNode } from 'react';
import type { LeadRow } from '#app/api/leads.ts';
import { FoldedText } from '#app/ui/folded-text.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { inNewTab } from '#app/ui/in-new-tab.tsx';
import {
  budgetLabels,
  labelOf,
  packageLabels,
  remoteWorkLabels,
  serviceLabels,
  timelineLabels,
} from '#content/labels.ts';
import { shownPhone, siteLink } from '#domain/contact-links.ts';
import { money } from '#domain/money.ts';
import type { Staff } from '#domain/staff.ts';
import { useContactLinks } from './contact-actions.tsx';
import { copy } from './copy.ts';
import { LeadHolder } from './lead-holder.tsx';
import { LeadLoss } from './lead-loss.tsx';
import { LeadPlan } from './lead-plan.tsx';
import { LeadSteps } from './lead-steps.tsx';

export function ExpandedLead({ lead, agency, staff }: { lead: LeadRow; agency: string; staff: Staff }) {
  return (
    <div className="flex flex-col gap-8 pb-8 pt-2 xl:pl-[3.75rem]">
      <ExpandedFacts lead={lead} agency={agency} />
      <LeadSteps lead={lead} staff={staff} />
      <LeadLoss lead={lead} staff={staff} />
      <LeadPlan lead={lead} staff={staff} />
      <LeadHolder lead={lead} staff={staff} />
    </div>
  );
}

export function ExpandedFacts({ lead, agency }: { lead: LeadRow; agency: string }) {
  const { call, email } = useContactLinks(lead, agency);
  const site = siteLink(lead.website);
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 @3xl:grid-cols-2">
        <section aria-label="Contact">
          <Reach name="Email" value={lead.email} link={email} />
          {lead.phone && <Reach name="Phone" value={shownPhone(lead.phone)} link={call} />}
          <Reach name="Company" value={lead.company} />
          <Reach
            name="Website"
            value={lead.website}
            {...(site && { link: { href: site, ...inNewTab, rel: 'noopener noreferrer' } })}
          />
          <Reach name="Reference" value={lead.reference} />
        </section>
        <section aria-label="Project">
          <dl className="grid grid-cols-[8rem_minmax(0,1fr)] max-[14rem]:grid-cols-1 items-baseline gap-x-4 gap-y-2 @3xl:gap-y-4 @3xl:pt-2">
            <Fact name="Service">{labelOf(serviceLabels, lead.service_type)}</Fact>
            <Fact name="Custom service">{lead.other_service}</Fact>
            <Fact name="Package">{labelOf(packageLabels, lead.package)}</Fact>
            <Fact name="Budget">{labelOf(budgetLabels, lead.budget_range)}</Fact>
            <Fact name={lead.status === 'closed_won' ? 'Value' : 'Estimated value'}>
              {lead.estimated_value !== null && money(lead.estimated_value)}
            </Fact>
            <Fact name="Timeline">{labelOf(timelineLabels, lead.timeline)}</Fact>
            <Fact name="Remote work">{labelOf(remoteWorkLabels, lead.remote_work)}</Fact>
          </dl>
          <div className="mt-4 border-l-2 border-line pl-4">
            {lead.message ? <FoldedText text={lead.message} lines={12} /> : <p className="text-muted">No message.</p>}
          </div>
        </section>
      </div>
    </div>
  );
}

function Reach({ name, value, link }: { name: string; value: string; link?: ComponentProps<'a'> }) {
  if (!value) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 @md:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <p className="text-small text-muted">{name}</p>
      <p className="break-words @max-md:row-start-2 @max-md:pb-3 @md:py-2">
        {link ? (
          <a {...link} className="underline decoration-line-strong underline-offset-4 hover:decoration-accent">
            {value}
          </a>
        ) : (
          value
        )}
      </p>
      <span className="@max-md:row-span-2 @md:self-start">
        <IconButton label={`Copy ${name.toLowerCase()}`} icon="copy" onClick={() => copy(name, value)} />
      </span>
    </div>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-small text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
