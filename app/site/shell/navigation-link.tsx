import { NavLink } from 'react-router';

export function NavigationLink({ label, path, className }: { label: string; path: string; className: string }) {
  return (
    <NavLink
      to={path}
      end
      prefetch="intent"
      viewTransition
      className={`${className} border-b border-transparent text-text/85 transition-colors hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text`}
    >
      {label}
    </NavLink>
  );
}
