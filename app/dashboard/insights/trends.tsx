// How things go: leads and won value by day, where leads stand, and what brought them.
import { useQuery } from '@tanstack/react-query';
import { trendsQuery } from '#app/api/stats.ts';
import { ListState } from '#app/ui/list-state.tsx';
import { lostReasonLabels, statusLabels } from '#content/labels.ts';
import { leadStatuses } from '#domain/lead.ts';
import { money } from '#domain/money.ts';
import { count } from '../count.ts';
import { RadioRow } from '../radio-row.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { DayChart, dayName } from './day-chart.tsx';
import { RankChart } from './rank-chart.tsx';
import { spanOf, useChartWindow, windowNames } from './use-chart-window.ts';

const mostRanks = 8;

export function Trends() {
  const { chosen, choose, start, end } = useChartWindow();
  const trends = useQuery(trendsQuery(start, end));
  const data = trends.data;
  const time = data ? spanOf(data.days) : '';
  const total = data?.days.reduce((sum, day) => sum + day.leads, 0) ?? 0;
  const won = data?.days.reduce((sum, day) => sum + day.won_value, 0) ?? 0;
  const statuses = leadStatuses.map((status) => ({
    name: statusLabels[status],
    value: data?.statuses.find(({ name }) => name === status)?.leads ?? 0,
  }));
  const losses = (data?.losses ?? []).map(({ name, leads }) => ({
    name: name ? lostReasonLabels[name] : 'No reason given',
    value: leads,
  }));
  const lost = losses.reduce((sum, { value }) => sum + value, 0);
  return (
    <section aria-labelledby="trends-heading" className="border-t border-line pt-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h3 id="trends-heading" className="font-display text-title">
          Trends
        </h3>
        <div className="text-small">
          <RadioRow
            legend="Days shown"
            name="window"
            options={windowNames.map((name) => ({ value: name, label: name }))}
            chosen={chosen}
            onChoose={choose}
          />
        </div>
      </div>
      <ListState
        pending={trends.isPending}
        error={data ? null : trends.error}
        failed="The trends could not be loaded."
        onRetry={() => trends.refetch()}
      />
      {data && (
        <div className="mt-6 grid gap-x-14 gap-y-12 lg:grid-cols-2">
          <ChartFrame
            title="Leads by day"
            summary={`${leadsOf(total)}, ${time}`}
            columns={['Day', 'Leads', 'Won', 'Won value']}
            rows={data.days.map((day) => [dayName(day.day), day.leads, day.won, money(day.won_value)])}
            empty={total === 0}
          >
            <DayChart
              days={data.days.map(({ day, leads }) => ({ day, value: leads }))}
              look="fill-accent"
              format={leadsOf}
            />
          </ChartFrame>
          <ChartFrame
            title="Won value by day"
            summary={`${money(won)} won, ${time}`}
            columns={['Day', 'Won value']}
            rows={data.days.map((day) => [dayName(day.day), money(day.won_value)])}
            empty={won === 0}
          >
            <DayChart
              days={data.days.map(({ day, won_value }) => ({ day, value: won_value }))}
              look="fill-success"
              format={money}
            />
          </ChartFrame>
          <ChartFrame
            title="Where they stand"
            summary="Leads that arrived in this time, by status"
            columns={['Status', 'Leads']}
            rows={statuses.map(({ name, value }) => [name, value])}
            empty={total === 0}
          >
            <RankChart ranks={statuses} />
          </ChartFrame>
          <ChartFrame
            title="Why they were lost"
            summary={`${leadsOf(lost)} lost, ${time}`}
            columns={['Reason', 'Leads']}
            rows={losses.map(({ name, value }) => [name, value])}
            empty={lost === 0}
          >
            <RankChart ranks={losses} />
          </ChartFrame>
          <Named title="By source" names={data.sources} />
          <Named title="By page" names={data.pages} />
        </div>
      )}
    </section>
  );
}

function Named({ title, names }: { title: string; names: { name: string; leads: number; won: number }[] }) {
  const sorted = [...names].sort((a, b) => b.leads - a.leads);
  return (
    <ChartFrame
      title={title}
      summary={sorted[0] ? `Most: ${sorted[0].name}` : ''}
      columns={['Name', 'Leads', 'Won']}
      rows={sorted.map(({ name, leads, won }) => [name, leads, won])}
      empty={sorted.length === 0}
    >
      <RankChart ranks={sorted.slice(0, mostRanks).map(({ name, leads }) => ({ name, value: leads }))} />
    </ChartFrame>
  );
}

const leadsOf = (leads: number) => `${count(leads)} ${leads === 1 ? 'lead' : 'leads'}`;
