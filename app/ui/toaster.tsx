// Short notices in the corner. The library comes with the first of them.
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { NoticesProps } from './notices.tsx';

interface Notice {
  title: string;
  text: string;
  kind?: 'success' | 'error';
}

let waiting: Notice[] = [];
let wanted = false;
const listeners = new Set<() => void>();

export function notify(notice: Notice) {
  waiting.push(notice);
  wanted = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stands where it is mounted and shows nothing until there is something to say. */
export function Toaster() {
  const needed = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return <Suspense>{needed && <Notices takeWaiting={takeWaiting} subscribe={subscribe} />}</Suspense>;
}

const Notices = lazy<ComponentType<NoticesProps>>(() =>
  import('./notices.tsx').then(
    ({ Notices: shown }) => ({ default: shown }),
    () => ({ default: PlainNotices }),
  ),
);

/** Where the line was too bad for the library: less handsome, the same words. */
function PlainNotices() {
  return waiting.map(({ title, text }) => (
    <p key={title + text} role="status" className="notice">
      <strong className="block">{title}</strong>
      {text}
    </p>
  ));
}

function takeWaiting(): Notice[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
