// The offer of the guide to somebody who is about to leave, once in a browser.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { track } from '#app/analytics/track.ts';
import { notify } from '#app/ui/toaster.tsx';
import { guideOffer as words } from '#content/widget-words.ts';
import { conductor } from './conductor.ts';
import { watchExit } from './exit-signs.ts';
import { GuideForm } from './guide-form.tsx';

const flag = 'exit-intent-shown';

export function ExitIntent() {
  const [by, setBy] = useState<'pointer' | 'scroll' | null>(null);
  useEffect(() => {
    if (wasShown()) return;
    const stop = watchExit((sign) => {
      if (wasShown()) return stop();
      if (!conductor.isFree()) return;
      stop();
      rememberShown();
      conductor.begin('guide');
      track('exit_intent_shown', { by: sign });
      setBy(sign);
    });
    return stop;
  }, []);

  const leave = () => {
    conductor.end('guide');
    setBy(null);
  };
  if (!by) return null;
  return (
    <GuideDialog
      small={by === 'scroll'}
      onClose={() => {
        track('exit_intent_closed');
        leave();
      }}
      onSent={() => {
        track('exit_intent_submitted');
        leave();
        notify.done(words.sent.title, words.sent.text);
      }}
    />
  );
}

function GuideDialog({ small, onClose, onSent }: { small: boolean; onClose: () => void; onSent: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    shown?.querySelector('h2')?.focus();
    // Closed rather than only taken away, so that the focus goes back to where it was.
    return () => shown?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={dialog}
      aria-labelledby="guide-heading"
      onCancel={onClose}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      // Not where a selection of text only ended outside.
      onClick={(event) => event.target === dialog.current && pressedOutside.current && onClose()}
      className={`guide-dialog overscroll-contain border-line-strong bg-surface text-text backdrop:bg-ground/80 ${
        small ? 'mx-auto mb-0 mt-auto w-full max-w-xl border-t-2 border-t-accent' : 'm-auto w-full max-w-4xl border'
      }`}
    >
      <div className={small ? '' : 'md:grid md:grid-cols-[5fr_7fr]'}>
        {!small && (
          <div className="relative hidden items-center justify-center overflow-hidden bg-raised p-10 md:flex">
            <img
              src="/media/guide-cover-520.webp"
              width={520}
              height={735}
              alt={words.cover}
              className="w-full max-w-64 border border-line shadow-[0_30px_60px_-20px_black]"
            />
          </div>
        )}
        <div className="relative p-6 sm:p-9">
          <button
            type="button"
            aria-label={words.close}
            onClick={onClose}
            className="absolute right-3 top-3 flex size-11 items-center justify-center rounded-sm text-muted hover:text-text"
          >
            <svg
              viewBox="0 0 24 24"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d="M5 5l14 14M19 5L5 19" />
            </svg>
          </button>
          <p className="text-small text-accent">{words.above}</p>
          <h2 id="guide-heading" tabIndex={-1} className="mt-2 max-w-[24ch] text-wrap pr-8 font-display text-title">
            {words.heading}
          </h2>
          <p className="mt-3 font-semibold">{words.title}</p>
          <p className="mt-2 text-small text-muted max-sm:hidden">{words.text}</p>
          <div className="mt-6">
            <GuideForm onSent={onSent} />
          </div>
        </div>
      </div>
    </dialog>
  );
}

function wasShown(): boolean {
  try {
    return localStorage.getItem(flag) !== null;
  } catch {
    return true; // what cannot be remembered is not shown over and over
  }
}

function rememberShown() {
  try {
    localStorage.setItem(flag, 'true');
  } catch {
    // As above.
  }
}
