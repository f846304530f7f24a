import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { mailsQuery } from '#app/api/mails.ts';
import { quarantineQuery } from '#app/api/quarantine.ts';
import { paths } from '#app/paths.ts';

/** The numbers say where a person is needed. */
export function DashboardNav() {
  const held = useInfiniteQuery(quarantineQuery);
  const mails = useQuery(mailsQuery);
  const places = [
    { path: paths.dashboard, label: 'Leads', count: 0 },
    { path: paths.quarantine, label: 'Quarantine', count: held.data?.pages[0]?.total ?? 0 },
    { path: paths.mails, label: 'Mail', count: mails.data?.given_up ?? 0 },
    { path: paths.settings, label: 'Settings', count: 0 },
  ];
  return (
    <nav aria-label="Dashboard" className="frame border-b border-line">
      <ul className="flex flex-wrap gap-x-6 max-sm:gap-x-4">
        {places.map(({ path, label, count }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path !== paths.settings}
              className="-mb-px flex items-center gap-2 border-b-2 border-transparent py-3 text-small text-muted hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text forced-colors:border-b-0 forced-colors:aria-[current=page]:border-b-4 forced-colors:aria-[current=page]:border-[color:Highlight]"
            >
              {label}
              {count > 0 && <span className="-my-px rounded-sm border border-line-strong px-1.5">{count}</span>}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
