import type { ReactNode } from 'react';

/** A way elsewhere, below the form; links wear it too. */
export const textButtonClass = 'self-start text-small text-muted underline underline-offset-4 hover:text-text';

export function TextButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={textButtonClass}>
      {children}
    </button>
  );
}
