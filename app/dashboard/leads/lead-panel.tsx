// One lead, as a mail or a link opens it: whom to call, what they wrote, why it scored as it did, where it came from.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Problem } from '#app/api/client.ts';
import { leadQuery } from '#app/api/leads.ts';
import { paths } from '#app/paths.ts';
import { focusOnce } from '#app/ui/focus-once.ts';
import { ListState } from '#app/ui/list-state.tsx';
import {
  budgetLabels,
  labelOf,
  packageLabels,
  remoteWorkLabels,
  scoreReasonLabels,
  serviceLabels,
  timelineLabels,
} from '#content/labels.ts';
import { scoreBreakdown } from '#domain/lead-score.ts';
import { ordinal } from '#domain/ordinal.ts';

export function LeadPanel({ id }: { id: string }) {
  const found = useQuery(leadQuery(id));
  const lead = found.data;
  const gone = found.error instanceof Problem && found.error.code === 'not_found';
  if (!lead) {
    return (
      <ListState
        pending={found.isPending}
        error={gone ? null : found.error}
        failed="This lead could not be loaded."
        onRetry={() => found.refetch()}
        empty={gone && 'This lead does not exist any more.'}
      />
    );
  }
  const touch = lead.last_touch ?? lead.first_touch;
  return (
    <section aria-labelledby="lead-heading" className="mb-12 border border-line bg-surface p-6 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 id="lead-heading" ref={focusOnce} tabIndex={-1} className="font-display text-title focus:outline-none">
          {lead.name}
        </h2>
        <Link to={paths.dashboard} className="text-small text-muted underline underline-offset-4 hover:text-text">
          Close
        </Link>
      </div>
      <p className="text-muted">
        {[lead.company, lead.reference, lead.earlier_enquiries > 0 && `${ordinal(lead.earlier_enquiries + 1)} enquiry`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <dl className="grid grid-cols-[8rem_1fr] content-start gap-x-4 gap-y-2 text-small">
          <Fact name="Phone">{lead.phone && <a href={`tel:${lead.phone}`}>{lead.phone}</a>}</Fact>
          <Fact name="Email">
            <a href={`mailto:${lead.email}`}>{lead.email}</a>
          </Fact>
          <Fact name="Website">{lead.website}</Fact>
          <Fact name="Service">
            {[labelOf(serviceLabels, lead.service_type), lead.other_service].filter(Boolean).join(': ')}
          </Fact>
          <Fact name="Package">{labelOf(packageLabels, lead.package)}</Fact>
          <Fact name="Budget">{labelOf(budgetLabels, lead.budget_range)}</Fact>
          <Fact name="Timeline">{labelOf(timelineLabels, lead.timeline)}</Fact>
          <Fact name="Remote work">{labelOf(remoteWorkLabels, lead.remote_work)}</Fact>
          <Fact name="Came from">
            {[lead.page, touch?.utm_source, touch?.utm_campaign, touch?.referrer].filter(Boolean).join(' · ')}
          </Fact>
          <Fact name="Device">{lead.device === 'unknown' ? '' : lead.device}</Fact>
        </dl>
        <div>
          <p className="max-w-[70ch] whitespace-pre-line break-words">{lead.message || 'No message.'}</p>
          <dl className="mt-6 text-small">
            {scoreBreakdown(lead).map(({ reason, points, most }) => (
              <div key={reason} className="flex justify-between border-b border-line py-1">
                <dt className="text-muted">{scoreReasonLabels[reason]}</dt>
                <dd>
                  {points} of {most}
                </dd>
              </div>
            ))}
            <div className="flex justify-between py-1 font-semibold">
              <dt>Score</dt>
              <dd>{lead.lead_score}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}
