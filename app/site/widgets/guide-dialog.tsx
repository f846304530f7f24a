import { useEffect } from 'react';
import { Spoken } from '#app/ui/spoken.tsx';
import { useModal } from '#app/ui/use-modal.ts';
import { guideOffer as words } from '#content/widget-words.ts';
import { GuideForm } from './guide-form.tsx';

export interface GuideDialogProps {
  /** As a sheet at the foot of a phone. */
  small: boolean;
  onShown(): void;
  onClose(): void;
  onSent(): void;
}

export function GuideDialog({ small, onShown, onClose, onSent }: GuideDialogProps) {
  const modal = useModal(onClose);
  useEffect(onShown);
  return (
    <dialog
      {...modal}
      aria-labelledby="guide-heading"
      className={`overscroll-contain border-line-strong bg-surface text-text backdrop:bg-ground/80 ${
        small
          ? 'mx-auto mb-0 mt-auto w-full max-w-xl border-t-2 border-t-accent'
          : 'm-auto w-full max-w-[min(100%-2rem,56rem)] border'
      }`}
    >
      <div className={small ? '' : 'md:grid md:grid-cols-[5fr_7fr]'}>
        {!small && (
          <div className="relative hidden items-center justify-center overflow-hidden bg-raised p-10 low:items-start md:flex">
            <img
              src="/media/guide-cover-520.webp"
              width={520}
              height={735}
              alt={words.cover}
              className="w-full max-w-64 low:max-w-[calc(70dvh-5.5rem)] border border-line shadow-[0_30px_60px_-20px_black]"
            />
          </div>
        )}
        <div className="p-inside sm:p-9">
          <button
            type="button"
            aria-label={words.close}
            onClick={onClose}
            className="sticky top-0 float-right -mr-3 -mt-3 flex size-11 items-center justify-center rounded-sm bg-surface text-muted hover:text-text sm:-mr-6 sm:-mt-6"
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
          <p className="mt-2 text-small text-muted">{words.text}</p>
          <div className="mt-6">
            <GuideForm onSent={onSent} />
          </div>
        </div>
      </div>
      <Spoken />
    </dialog>
  );
}
