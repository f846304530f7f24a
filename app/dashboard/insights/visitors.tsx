// How the public pages are read: page views by day and by page, the enquiries sent from them, and what visitors used.
import { useQuery } from '@tanstack/react-query';
import { visitorsQuery } from '#app/api/stats.ts';
import { ListState } from '#app/ui/list-state.tsx';
import { controlUseLabels } from '#content/labels.ts';
import { controlUses } from '#domain/control-use.ts';
import { count } from '../count.ts';
import { ChartFrame } from './chart-frame.tsx';
import { DayChart, dayName } from './day-chart.tsx';
import { RankChart } from './rank-chart.tsx';
import { spanOf, useChartWindow } from './use-chart-window.ts';

export function Visitors() {
  const { start, end } = useChartWindow();
  const visitors = useQuery(visitorsQuery(start, end));
  const data = visitors.data;
  const time = data ? spanOf(data.days) : '';
  const views = data?.days.reduce((sum, day) => sum + day.views, 0) ?? 0;
  const enquiries = data?.days.reduce((sum, day) => sum + day.enquiries, 0) ?? 0;
  const pages = (data?.pages ?? []).map(({ page, ...rest }) => ({
    ...rest,
    name: page === 'other' ? 'Other addresses' : page,
  }));
  const uses = controlUses.map((use) => ({
    name: controlUseLabels[use],
    value: data?.uses.find(({ name }) => name === use)?.events ?? 0,
  }));
  return (
    <section aria-labelledby="visitors-heading" className="border-t border-line pt-8">
      <h3 id="visitors-heading" className="font-display text-title">
        Visitors
      </h3>
      <p className="mt-1 max-w-[72ch] text-small text-muted">
        Counted without cookies: whoever opens a page twice counts twice. Browsers without scripts, search engines and
        other programs that say what they are do not count. An enquiry counts for the page it was sent from.
      </p>
      <ListState
        pending={visitors.isPending}
        error={data ? null : visitors.error}
        failed="The visitors could not be loaded."
        onRetry={() => visitors.refetch()}
      />
      {data && (
        <div className="mt-6 grid gap-x-14 gap-y-12 lg:grid-cols-2">
          <div className="min-w-0 lg:col-span-2">
            <ChartFrame
              title="Page views by day"
              summary={`${viewsOf(views)}, ${time}`}
              columns={['Day', 'Page views', 'Enquiries sent']}
              rows={data.days.map((day) => [dayName(day.day), count(day.views), count(day.enquiries)])}
              empty={views === 0}
            >
              <DayChart
                days={data.days.map((day) => ({ day: day.day, value: day.views }))}
                look="fill-accent"
                format={viewsOf}
              />
            </ChartFrame>
          </div>
          <ChartFrame
            title="Most read pages"
            summary={`${enquiriesOf(enquiries)} sent${views > 0 ? `, ${shareOf({ views, enquiries })} of all views` : ''}`}
            columns={['Page', 'Page views', 'Enquiries sent', 'Share']}
            rows={pages.map((page) => [page.name, count(page.views), count(page.enquiries), shareOf(page)])}
            empty={pages.length === 0}
          >
            <RankChart ranks={pages.slice(0, uses.length).map((page) => ({ name: page.name, value: page.views }))} />
          </ChartFrame>
          <ChartFrame
            title="What visitors used"
            summary="Ways to reach us, and offers that were shown and taken"
            columns={['What', 'Times']}
            rows={uses.map(({ name, value }) => [name, count(value)])}
            empty={data.uses.length === 0}
          >
            <RankChart ranks={uses} />
          </ChartFrame>
        </div>
      )}
    </section>
  );
}

const viewsOf = (views: number) => `${count(views)} ${views === 1 ? 'view' : 'views'}`;
const enquiriesOf = (enquiries: number) => `${count(enquiries)} ${enquiries === 1 ? 'enquiry' : 'enquiries'}`;
/** Of the views of a page, those from which an enquiry came. */
const shareOf = ({ views, enquiries }: { views: number; enquiries: number }) =>
  views > 0 ? `${((100 * enquiries) / views).toFixed(1)}%` : '';
