// A page may be built and opened with a slash at its end, and is marked all the same; only the path of home begins every other.
import { NavLink } from 'react-router';
import { paths } from '#app/paths.ts';
import { pagesFade } from '../page-fade.ts';
import { useFetchAhead } from '../use-fetch-ahead.ts';

export function NavigationLink({ label, path, className }: { label: string; path: string; className: string }) {
  return (
    <NavLink
      to={path}
      end={path === paths.home}
      viewTransition={pagesFade}
      {...useFetchAhead(path)}
      className={`${className} border-b border-transparent text-text/85 transition-colors hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text`}
    >
      {label}
    </NavLink>
  );
}
