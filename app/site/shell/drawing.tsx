import type { ReactNode } from 'react';

/** A sign of the shell, drawn with one pen. Whatever carries it has a name. */
export function Drawing({ size, children }: { size: 'size-6' | 'size-7'; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
