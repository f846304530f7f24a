// The first lines of a text, and a button for the rest where there is more.
import { useEffect, useRef, useState } from 'react';

const folds = { 6: 'line-clamp-6', 12: 'line-clamp-12' };

export function FoldedText({ text, lines = 6 }: { text: string; lines?: keyof typeof folds }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isCut, setIsCut] = useState(false);
  // Whether it fits depends on the width that it is given, which a turn of the phone changes.
  useEffect(() => {
    const paragraph = shown.current;
    if (!paragraph || isOpen) return;
    const watch = new ResizeObserver(() => setIsCut(paragraph.scrollHeight > paragraph.clientHeight));
    watch.observe(paragraph);
    return () => watch.disconnect();
  }, [isOpen]);
  return (
    <>
      <p
        ref={shown}
        dir="auto"
        className={`max-w-[70ch] whitespace-pre-line break-words print:line-clamp-none ${isOpen ? '' : folds[lines]}`}
      >
        {text}
      </p>
      {isCut && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="min-h-11 text-small text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}
