import type { LiveState } from './use-live.ts';

export function LiveSign({ state }: { state: LiveState }) {
  return (
    <p role="status" className="flex items-center gap-2 text-small text-muted">
      <span className={`size-2 rounded-full ${state === 'live' ? 'bg-success' : 'border border-ember'}`} />
      {state === 'live' ? 'Live' : 'Reconnecting'}
    </p>
  );
}
