// Notices at the edge of the screen, for what has just happened. Alt+T leads to them from anywhere. The library comes with the
// first of them.
import { type ComponentType, lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { actionLook, type Notice, type NoticeAction } from './notice.ts';
import type { NoticesProps } from './notices.tsx';
import { say } from './spoken.tsx';
import { useOpenDialog } from './use-open-dialog.ts';

/** Longer, where there is something to press. */
const time = { toRead: 4000, toPress: 8000 };

let waiting: Notice[] = [];
let wanted = false;
const listeners = new Set<() => void>();

function add(notice: Notice) {
  waiting.push(notice);
  wanted = true;
  for (const listener of listeners) listener();
}

export const notify = {
  done: (title: string, text = '', undo?: () => void, also?: NoticeAction) =>
    add({ kind: 'success', title, text, shownFor: undo || also ? time.toPress : time.toRead, undo, also }),
  failed: (title: string, text = '') => add({ kind: 'error', title, text, shownFor: time.toRead, undo: undefined }),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Stands where it is mounted and shows nothing until there is something to say. */
export function Toaster({ besideWidth }: { besideWidth?: string }) {
  const needed = useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  );
  return (
    <Suspense>
      {needed && <Notices besideWidth={besideWidth} takeWaiting={takeWaiting} subscribe={subscribe} />}
    </Suspense>
  );
}

const Notices = lazy<ComponentType<NoticesProps>>(() =>
  import('./notices.tsx').then(
    ({ Notices: shown }) => ({ default: shown }),
    () => ({ default: PlainNotices }),
  ),
);

/** Where the line was too bad for the library: less handsome, the same words in the same place. */
function PlainNotices({ besideWidth = '1rem', takeWaiting: take, subscribe: listen }: NoticesProps) {
  const [shown, setShown] = useState<Notice[]>([]);
  const place = useOpenDialog() ?? document.body;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      const notices = take();
      for (const { title, text } of notices) say(`${title} ${text}`.trim());
      clearTimeout(timer);
      timer = setTimeout(setShown, Math.max(...notices.map(({ shownFor }) => shownFor)), []);
      setShown(notices);
    };
    show();
    const stop = listen(show);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [take, listen]);
  return createPortal(
    <div
      className="fixed bottom-4 z-50 w-89"
      style={{ right: besideWidth, maxWidth: `calc(100% - 1rem - ${besideWidth})` }}
    >
      {shown.map(({ title, text, undo, also }) => (
        <p key={title + text} className="notice">
          <strong className="block">{title}</strong> {text}
          {[also, undo && { label: 'Undo', press: undo }].map(
            (action) =>
              action && (
                <button
                  key={action.label}
                  type="button"
                  className={`${actionLook} mr-5`}
                  onClick={() => {
                    setShown([]);
                    action.press();
                  }}
                >
                  {action.label}
                </button>
              ),
          )}
        </p>
      ))}
    </div>,
    place,
  );
}

function takeWaiting(): Notice[] {
  const taken = waiting;
  waiting = [];
  return taken;
}
