// A native disclosure: opens without script, each one by itself.
import type { ReactNode } from 'react';

export function Disclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex list-none items-baseline justify-between gap-6 py-4 font-medium transition-colors hover:text-accent-strong [&::-webkit-details-marker]:hidden">
        {title}
        <span aria-hidden="true" className="shrink-0 text-accent">
          <span className="group-open:hidden">+</span>
          <span className="hidden group-open:inline">−</span>
        </span>
      </summary>
      <div className="max-w-[62ch] pb-6 text-muted">{children}</div>
    </details>
  );
}
