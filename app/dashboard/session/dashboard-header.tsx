import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { signOut } from '#app/api/session.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { Staff } from '#domain/staff.ts';

export function DashboardHeader({ staff, children }: { staff: Staff; children: ReactNode }) {
  const client = useQueryClient();
  const leave = useMutation({ mutationFn: signOut, onSuccess: () => client.resetQueries() });
  return (
    <header className="frame flex flex-wrap items-center justify-between gap-4 border-b border-line py-6">
      <div>
        <h1 className="font-display text-title">Team Dashboard</h1>
        <p className="text-small text-muted">Welcome back, {staff.name}</p>
      </div>
      <div className="flex flex-wrap items-center gap-6">
        {children}
        <a href={paths.home} className="text-small text-muted hover:text-text">
          Home
        </a>
        <Button look="quiet" onClick={() => leave.mutate()} disabled={leave.isPending}>
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
