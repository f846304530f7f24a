import { NavLink } from 'react-router';
import { pagesFade } from '../page-fade.ts';

export function NavigationLink({ label, path, className }: { label: string; path: string; className: string }) {
  return (
    <NavLink
      to={path}
      end
      prefetch="intent"
      viewTransition={pagesFade}
      className={`${className} border-b border-transparent text-text/85 transition-colors hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text`}
    >
      {label}
    </NavLink>
  );
}
