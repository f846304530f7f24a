import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { initialOf } from '../initial-of.ts';
import { useSignOut } from './use-sign-out.ts';

export function DashboardHeader({ name, children }: { name: string; children?: ReactNode }) {
  const leave = useSignOut();
  return (
    <header className="frame flex flex-wrap items-center gap-4 border-b border-line py-4 sm:gap-x-6">
      <div className="min-w-0 flex-1 basis-28">
        <h1 className="truncate max-[14rem]:whitespace-normal font-display text-lead leading-tight">Team Dashboard</h1>
        <p className="truncate text-small text-muted">Welcome back, {name}</p>
      </div>
      {/* In the first line also on a phone: its words change their length, and must not move the page. */}
      <div className="shrink-0">{children}</div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3 max-sm:basis-full max-sm:justify-between sm:gap-x-6">
        <a href={paths.home} className="py-3 text-small text-muted hover:text-text">
          Home
        </a>
        <p className="flex items-center gap-2 text-small">
          <span
            aria-hidden="true"
            className="flex size-8 items-center justify-center rounded-full border border-line-strong font-display text-accent"
          >
            {initialOf(name)}
          </span>
          <span className="max-w-[16ch] truncate">{name}</span>
        </p>
        <Button look="quiet" onClick={() => leave.mutate()} busy={leave.isPending}>
          Logout
        </Button>
        {leave.error && (
          <p role="alert" className="text-small text-danger">
            {leave.error.message}
          </p>
        )}
      </div>
    </header>
  );
}
