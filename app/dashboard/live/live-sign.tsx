import { clockOf } from '../moment.ts';
import type { LiveState } from './use-live.ts';

export function LiveSign({ state }: { state: LiveState }) {
  const isOffline = typeof state === 'object';
  return (
    <p role="status" className="flex items-center gap-2 text-small text-muted">
      <span
        className={`size-2 rounded-full ${state === 'live' ? 'bg-success' : isOffline ? 'bg-danger' : 'border border-ember'}`}
      />
      {isOffline ? `Offline since ${clockOf(state.offlineSince)}` : state === 'live' ? 'Live' : 'Reconnecting'}
    </p>
  );
}
