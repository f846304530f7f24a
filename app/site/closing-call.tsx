// The end of a page: one sentence, and the two ways on.
import type { ReactNode } from 'react';

export function ClosingCall({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <section className="py-24 lg:py-36">
      <div className="frame grid items-end gap-x-16 gap-y-8 border-t border-line pt-12 lg:grid-cols-[3fr_2fr] lg:pt-16">
        <div>
          <h2 className="max-w-[20ch] font-display text-heading">{heading}</h2>
          <p className="mt-5 max-w-[52ch] text-lead text-muted">{text}</p>
        </div>
        <p className="flex flex-wrap gap-4 lg:justify-end">{children}</p>
      </div>
    </section>
  );
}
