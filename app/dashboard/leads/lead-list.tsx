import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { type LeadRow, leadsQuery } from '#app/api/leads.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { labelOf, priorityLabels, serviceLabels, statusLabels } from '#content/labels.ts';
import { describeAge } from '#domain/age.ts';
import type { LeadPriority } from '#domain/lead.ts';
import { ordinal } from '#domain/ordinal.ts';

export function LeadList() {
  const leads = useInfiniteQuery(leadsQuery);
  if (leads.isPending) return <p role="status">Loading dashboard...</p>;
  if (leads.isError) {
    return (
      <div role="alert" className="flex flex-col items-start gap-4">
        <p>The leads could not be loaded. {leads.error.message}</p>
        <Button look="quiet" onClick={() => leads.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const rows = leads.data.pages.flatMap((page) => page.leads);
  if (rows.length === 0) return <Empty />;
  return (
    <>
      <h2 className="flex items-baseline gap-3 font-display text-title">
        All Leads <span className="text-small text-muted">{leads.data.pages[0]?.total}</span>
      </h2>
      <ul className="mt-4">
        {rows.map((lead) => (
          <Row key={lead.id} lead={lead} />
        ))}
      </ul>
      {leads.hasNextPage && (
        <Button look="quiet" onClick={() => leads.fetchNextPage()} disabled={leads.isFetchingNextPage}>
          Show more
        </Button>
      )}
    </>
  );
}

function Empty() {
  return (
    <div className="py-16">
      <p className="font-display text-title">No leads in queue</p>
      <p className="text-muted">All caught up! Great work team.</p>
    </div>
  );
}

const priorityMarks: Record<LeadPriority, string> = {
  urgent: 'border-ember text-ember',
  high: 'border-accent text-accent',
  medium: 'border-line-strong text-text',
  low: 'border-line text-muted',
};

function Row({ lead }: { lead: LeadRow }) {
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[2fr_2fr_auto_auto]">
      <div className="min-w-0">
        <p className="flex items-baseline gap-3">
          <Link to={`${paths.dashboard}?lead=${lead.id}`} className="truncate font-semibold hover:underline">
            {lead.name}
          </Link>
          {lead.earlier_enquiries > 0 && (
            <span className="shrink-0 text-small text-accent">{ordinal(lead.earlier_enquiries + 1)} enquiry</span>
          )}
        </p>
        <p className="truncate text-small text-muted">{lead.company || lead.email}</p>
      </div>
      <p className="col-start-1 row-start-2 min-w-0 truncate text-small text-muted sm:col-start-2 sm:row-start-1 sm:self-center">
        {labelOf(serviceLabels, lead.service_type)}
      </p>
      <p className="col-start-2 row-start-1 flex items-center justify-end gap-2 text-small sm:col-start-3">
        <span className="rounded-sm border border-line px-2 py-0.5">{statusLabels[lead.status]}</span>
        <span className={`rounded-sm border px-2 py-0.5 ${priorityMarks[lead.priority]}`}>
          {priorityLabels[lead.priority]}
        </span>
      </p>
      <p className="col-start-2 row-start-2 flex items-center justify-end gap-4 text-small sm:col-start-4 sm:row-start-1">
        <span className="font-semibold">{lead.lead_score}</span>
        <span className="text-muted">{describeAge(new Date(lead.created_at), new Date())}</span>
      </p>
    </li>
  );
}
