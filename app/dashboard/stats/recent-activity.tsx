import { useQuery } from '@tanstack/react-query';
import { statsQuery } from '#app/api/stats.ts';
import { money } from '#domain/money.ts';
import { count } from '../count.ts';

export function RecentActivity() {
  const { data, error } = useQuery(statsQuery);
  const figures = [
    { name: "Today's communications", value: data && count(data.communications_today) },
    { name: 'Average lead score', value: data && (data.total_leads ? count(Math.round(data.average_score)) : 'N/A') },
    { name: 'Total pipeline', value: data && money(data.pipeline_value) },
  ];
  return (
    <section aria-labelledby="activity-heading" className="border-t border-line pt-8">
      <h3 id="activity-heading" className="font-display text-title">
        Recent Activity
      </h3>
      <dl className="mt-5 grid grid-cols-2 gap-6 sm:grid-cols-3">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-small text-muted">{name}</dt>
            <dd className="mt-1 font-display text-title">{value ?? (error ? '–' : '…')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
