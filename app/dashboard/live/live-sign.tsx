import { useEffect, useRef } from 'react';
import { say } from '#app/ui/spoken.tsx';
import { clockOf } from '../moment.ts';
import type { LiveState } from './use-live.ts';

export function LiveSign({ state }: { state: LiveState }) {
  const isOffline = typeof state === 'object';
  const words = isOffline ? `Offline since ${clockOf(state.offlineSince)}` : state === 'live' ? 'Live' : 'Reconnecting';
  const isOpening = useRef(true);
  useEffect(() => {
    // That a page which opens gets its line is no news.
    if (isOffline || !isOpening.current) say(words);
    if (words !== 'Reconnecting') isOpening.current = false;
  }, [words, isOffline]);
  return (
    <p className="flex items-center gap-2 text-small text-muted">
      <span
        className={`size-2 rounded-full ${state === 'live' ? 'bg-success' : isOffline ? 'bg-danger' : 'border border-ember'}`}
      />
      {words}
    </p>
  );
}
