// Whether there is a line, as far as this page knows: a browser may believe in one that brings nothing.
import { useSyncExternalStore } from 'react';

/** How many links were followed in vain since there was one. */
let stopped = 0;
const listeners = new Set<() => void>();

/** A page was asked for and cannot come. */
export function noteStopped() {
  stopped++;
  tellAll();
}

/** A page or an answer has come after all. */
export function noteCame() {
  if (stopped === 0) return;
  stopped = 0;
  tellAll();
}

const tellAll = () => {
  for (const listener of listeners) listener();
};

/** Through the worker a page is there also without a line, if only the one that says so. */
export async function canOpen(href: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  if (!navigator.onLine) return false;
  const ask: RequestInit = { method: 'HEAD', cache: 'no-store' };
  if ('timeout' in AbortSignal) ask.signal = AbortSignal.timeout(8000);
  return fetch(href, ask).then(
    () => true,
    () => false,
  );
}

export function useLine(): { isThere: boolean; stopped: number } {
  const clicks = useSyncExternalStore(
    subscribe,
    () => stopped,
    () => 0,
  );
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return { isThere: online && clicks === 0, stopped: clicks };
}

function subscribe(listener: () => void) {
  const onLine = () => {
    stopped = 0;
    listener();
  };
  listeners.add(listener);
  addEventListener('online', onLine);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', onLine);
    removeEventListener('offline', listener);
  };
}
