// A dialog over the page: a sheet at the side for what takes reading, a box in the middle for a question. Escape closes it and
// the focus goes back to where it was.
import { type ReactNode, useId } from 'react';
import { IconButton } from './icon-button.tsx';
import { Spoken } from './spoken.tsx';
import { useModal } from './use-modal.ts';

const shapes = {
  side: 'ml-auto mr-0 h-dvh max-h-none w-full max-w-3xl border-l',
  middle: 'm-auto max-h-[90dvh] w-[min(100%-2rem,34rem)] border',
};

export function Sheet({
  title,
  shape = 'side',
  question,
  onClose,
  children,
}: {
  title: ReactNode;
  shape?: keyof typeof shapes;
  /** What is asked, so that it is read at once with the title. */
  question?: ReactNode;
  onClose(): void;
  children: ReactNode;
}) {
  const [heading, asked] = [useId(), useId()];
  const modal = useModal(onClose, shape === 'middle');
  return (
    <dialog
      {...modal}
      aria-labelledby={heading}
      aria-describedby={question ? asked : undefined}
      className={`overflow-y-auto overscroll-contain border-line-strong bg-surface text-text backdrop:bg-ground/75 ${shapes[shape]}`}
    >
      <div className="p-5 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2
            id={heading}
            tabIndex={-1}
            className="min-h-11 min-w-0 content-center break-words font-display text-title"
          >
            {title}
          </h2>
          <IconButton label="Close" icon="close" onClick={onClose} />
        </div>
        {question && <div id={asked}>{question}</div>}
        {children}
      </div>
      <Spoken />
    </dialog>
  );
}
