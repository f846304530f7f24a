// The title of the desk: how fresh it is, and what can be done with all of it.
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { statsQuery } from '#app/api/stats.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { deskWords } from '#content/desk.ts';

const clock = new Intl.DateTimeFormat('en-ZA', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Africa/Johannesburg',
});

export function DeskHeader({ settings, children }: { settings: string; children: ReactNode }) {
  const client = useQueryClient();
  const stats = useQuery(statsQuery);
  const busy = useIsFetching() > 0;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h2 className="font-display text-title">{deskWords.heading}</h2>
        <p className="mt-1 min-h-[1lh] text-small text-muted">
          {stats.dataUpdatedAt > 0 && `Last updated ${clock.format(stats.dataUpdatedAt)}`}
        </p>
      </div>
      <p className="flex flex-wrap gap-2 max-sm:gap-1.5 max-sm:*:px-3 max-sm:*:text-small">
        <a href={paths.home} className={buttonClass('quiet')}>
          Home
        </a>
        <Button look="quiet" aria-disabled={busy} onClick={() => client.invalidateQueries()}>
          Refresh
        </Button>
        {children}
        <Link to={settings} className={buttonClass('quiet')}>
          Settings
        </Link>
      </p>
    </div>
  );
}
