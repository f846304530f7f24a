// The screens before the dashboard: a brand panel beside the form where there is room, the form alone where there is not.
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { Wordmark } from '#app/ui/wordmark.tsx';
import { textButtonClass } from './text-button.tsx';

const widths = [800, 1280, 2000].map((width) => `/media/horizon-wide-${width}.webp ${width}w`).join(', ');

export function DoorFrame({ agency, title, children }: { agency: string; title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,11fr)_minmax(28rem,9fr)]">
      <aside className="relative isolate hidden flex-col justify-between overflow-hidden p-[clamp(2.5rem,4vw,4rem)] lg:flex">
        <img
          src="/media/horizon-wide-1280.webp"
          srcSet={widths}
          sizes="(min-width: 64rem) 60vw, 1px"
          alt=""
          className="absolute inset-0 -z-20 size-full object-cover object-[62%_bottom]"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-b from-ground/80 via-ground/25 to-ground/10" />
        <Wordmark name={agency} />
        <div className="mb-[18vh]">
          <p className="max-w-[15ch] font-display text-display text-balance">Every enquiry is somebody waiting.</p>
          <p className="mt-6 max-w-[36ch] text-lead text-text">
            See who wrote, how good the lead is and why, and answer while it is warm.
          </p>
        </div>
      </aside>
      <main className="flex flex-col justify-center border-line bg-surface px-[clamp(1.25rem,6vw,5rem)] py-12 lg:border-l">
        <div className="mx-auto flex w-full max-w-md flex-col gap-8">
          <div className="lg:hidden">
            <Wordmark name={agency} />
            <div className="horizon mt-6" />
          </div>
          <h1 className="font-display text-heading">{title}</h1>
          {children}
          <a href={paths.home} className={textButtonClass}>
            Back to Home
          </a>
        </div>
      </main>
    </div>
  );
}
