import { useEffect, useRef } from 'react';
import { say } from '#app/ui/spoken.tsx';
import { clockOf } from '../moment.ts';
import type { LiveState } from './use-live.ts';

const signs = {
  connecting: { words: 'Connecting', dot: 'border border-line-strong' },
  live: { words: 'Live', dot: 'bg-success' },
  reconnecting: { words: 'Reconnecting', dot: 'border border-ember' },
};

export function LiveSign({ state }: { state: LiveState }) {
  const { words, dot } =
    typeof state === 'object'
      ? { words: `Offline since ${clockOf(state.offlineSince)}`, dot: 'bg-danger' }
      : signs[state];
  const isOpening = useRef(true);
  useEffect(() => {
    // That a page which opens gets its line is no news.
    if (words === signs.connecting.words) return;
    if (words !== signs.live.words || !isOpening.current) say(words);
    isOpening.current = false;
  }, [words]);
  return (
    <p className="flex items-center gap-2 text-small text-muted">
      <span className={`size-2 rounded-full ${dot}`} />
      {words}
    </p>
  );
}
