// One frame for all settings: its own navigation beside them, above them on a phone.
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';

interface SettingsLink {
  path: string;
  label: string;
}

export function SettingsFrame({ links, children }: { links: readonly SettingsLink[]; children: ReactNode }) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <nav aria-label="Settings">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:flex-col">
          {links.map(({ path, label }) => (
            <li key={path}>
              <NavLink
                to={path}
                end
                className="block border-b-2 border-transparent py-2 text-muted hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text forced-colors:border-[color:Canvas] forced-colors:aria-[current=page]:border-[color:Highlight] lg:border-b-0 lg:border-l-2 lg:pl-4"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
