import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner, toast } from 'sonner';
import { actionLook, type Notice } from './notice.ts';
import { useNoticeKeys } from './notice-keys.ts';
import { useOpenDialog } from './use-open-dialog.ts';

export interface NoticesProps {
  /** What they leave free at the right edge, where something else stands there. */
  besideWidth: string | undefined;
  takeWaiting(): Notice[];
  subscribe(listener: () => void): () => void;
}

type Said = Notice & { id: string; at: number };

// Milliseconds. A reader speaks what comes into a place that it knows, and not what comes together with its place.
const timeToBeKnown = 200;
// Until then a reader may still be about what the library shows again, and look whether the place is to be heard.
const timeToBePassed = 900;
const timeToBeHeard = 1000;

/** Dark, bottom right, three at a time; within a dialog where one is open. */
export function Notices({ besideWidth, takeWaiting, subscribe }: NoticesProps) {
  const place = useOpenDialog();
  const said = useRef<Said[]>([]);
  const list = useRef<HTMLElement>(null);
  useNoticeKeys();

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place the library is mounted anew
  useEffect(() => {
    const sayWaiting = () => {
      const added = takeWaiting().map((notice) => ({ ...notice, id: nextId(), at: Date.now() }));
      said.current.push(...added);
      added.forEach(say);
    };
    let stop = () => {};
    const shownAgain = toast.getToasts().length > 0;
    if (shownAgain) list.current?.setAttribute('aria-live', 'off');
    const begin = () => {
      list.current?.setAttribute('aria-live', 'polite');
      said.current.forEach(say);
      sayWaiting();
      stop = subscribe(sayWaiting);
    };
    const timer = setTimeout(begin, shownAgain ? timeToBePassed : timeToBeKnown);
    return () => {
      clearTimeout(timer);
      stop();
      // The library shows again what was shown here, which is no news. What nobody can have heard yet is said again instead.
      said.current = said.current.filter(({ at }) => at + timeToBeHeard > Date.now());
      for (const { id } of said.current) toast.dismiss(id);
    };
  }, [place, takeWaiting, subscribe]);

  const notices = (
    <Sonner
      ref={list}
      theme="dark"
      className="font-body!"
      position="bottom-right"
      {...(besideWidth && { offset: { right: besideWidth } })}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notifications"
      visibleToasts={3}
      toastOptions={{
        unstyled: true,
        // On a phone, where the library would have them from edge to edge.
        ...(besideWidth && { style: { maxWidth: `calc(100vw - 1rem - ${besideWidth})` } }),
        classNames: {
          toast:
            'flex w-(--width) max-w-full flex-col gap-x-5 gap-y-1 has-[button]:flex-row has-[button]:flex-wrap has-[button]:items-center rounded-sm border border-line-strong bg-raised px-5 py-4 text-base text-text',
          content: 'has-[+button]:flex-1 has-[+button+button]:basis-full',
          title: 'font-semibold',
          description: 'text-small text-muted',
          actionButton: actionLook,
          cancelButton: actionLook,
          error: 'border-danger! [&_[data-title]]:text-danger',
          success: 'border-accent!',
        },
      }}
    />
  );
  return place ? createPortal(notices, place) : notices;
}

let count = 0;
const nextId = () => `notice-${++count}`;

function say(notice: Said) {
  const { id, kind, title, text, shownFor, undo, also } = notice;
  const pressed = (press: () => void) => () => {
    // At once, so that neither of us shows it again in another place, to which the press may lead.
    notice.at = 0;
    toast.dismiss(id);
    // The button goes with its press. Left before that, it hands the focus back to where it came from.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    press();
  };
  toast[kind](title, {
    id,
    description: text,
    icon: null,
    duration: shownFor,
    ...(undo && { action: { label: 'Undo', onClick: pressed(undo) } }),
    // The library's name for a second button.
    ...(also && { cancel: { label: also.label, onClick: pressed(also.press) } }),
  });
}
