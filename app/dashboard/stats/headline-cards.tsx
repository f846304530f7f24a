// The four figures that a day is judged by, and the three heaps that the work lies in.
import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '#app/api/stats.ts';
import { Button } from '#app/ui/button.tsx';
import { money } from '#domain/money.ts';
import { count } from '../count.ts';
import { responseNote, responseTime } from './figures.ts';

/** Fewer than the tab of the same name holds: those with a proposal are counted there, too. */
const nurtured = (
  <>
    Contacted plus qualified<span className="max-sm:hidden">, being nurtured</span>
  </>
);

export function HeadlineCards() {
  const stats = useQuery(statsQuery);
  if (stats.error && !stats.data) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 border-l-2 border-danger pl-4">
        <p>The figures could not be loaded. {stats.error.message}</p>
        <Button look="quiet" onClick={() => stats.refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const s = stats.data;
  const headline = [
    {
      name: 'New Leads Today',
      value: s && count(s.new_leads_today),
      note: s && `${count(s.new_leads_yesterday)} yesterday`,
    },
    {
      name: 'Revenue This Month',
      value: s && money(s.revenue_this_month),
      note: s && `${money(s.revenue_today)} today`,
    },
    {
      name: 'Avg Response Time',
      value: s && responseTime(s.average_response_minutes),
      note: s && responseNote(s.average_response_minutes),
    },
    {
      name: 'Conversion Rate',
      value: s && `${s.conversion_rate}%`,
      note: s && `${count(s.closed_this_month)} closed this month`,
    },
  ];
  const heaps = [
    { name: 'New Leads', value: s?.new_leads, note: 'Awaiting first contact' },
    { name: 'In Progress', value: s?.in_progress, note: nurtured },
    { name: 'Converted', value: s?.converted, note: 'Closed won' },
  ];
  return (
    <div aria-busy={stats.isPending}>
      <dl className="grid grid-cols-2 border-y border-line max-[14rem]:grid-cols-1 xl:grid-cols-4">
        {headline.map(({ name, value, note }, i) => (
          <div
            key={name}
            className={`flex flex-col gap-1 border-line py-4 pr-2 sm:py-5 sm:pr-6 ${i % 2 ? 'max-[14rem]:border-t min-[14rem]:border-l min-[14rem]:pl-4 sm:pl-6' : ''} ${i === 2 ? 'xl:border-l xl:pl-6' : ''} ${i > 1 ? 'max-xl:border-t' : ''}`}
          >
            <dt className="text-small text-muted">{name}</dt>
            <dd className="font-display text-quote leading-tight max-[22rem]:text-lead">{value ?? <Pending />}</dd>
            <dd className="text-small text-muted">{note ?? '\u00a0'}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-muted">
        Response time, conversion and average score are those of leads that arrived in the last 30 days.
      </p>
      <dl className="mt-6 grid grid-cols-3 gap-x-4 gap-y-4 max-[14rem]:grid-cols-1 sm:gap-x-10">
        {heaps.map(({ name, value, note }) => (
          <div
            key={name}
            className="flex flex-col border-l-2 border-accent/60 pl-3 sm:flex-row sm:items-baseline sm:gap-3 sm:pl-4"
          >
            <dt className="order-2">
              <span className="font-semibold max-sm:text-small">{name}</span>
              <span className="block text-small text-muted">{note}</span>
            </dt>
            <dd className="order-1 min-w-12 shrink-0 whitespace-nowrap font-display text-title max-[22rem]:text-lead">
              {value === undefined ? <Pending /> : count(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Pending() {
  return <span className="text-line-strong">…</span>;
}
