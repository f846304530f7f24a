import { type ReactNode, useId } from 'react';

/** One thing to set: what it is on the left, where it is done on the right. */
export function Setting({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-12 gap-y-6 border-t border-line py-8 first:border-t-0 first:pt-0 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="min-w-0">
        <h2 id={id} className="font-display text-title">
          {title}
        </h2>
        <div className="mt-2 max-w-[46ch] text-pretty text-small text-muted">{about}</div>
      </div>
      <div className="flex min-w-0 max-w-xl flex-col items-start gap-6">{children}</div>
    </section>
  );
}
