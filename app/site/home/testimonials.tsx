// Ten voices, one at a time. A row that scrolls by touch and without script; with it, buttons and keys that wrap around.
import { type KeyboardEvent, useRef, useState } from 'react';
import { say } from '#app/ui/spoken.tsx';
import { homeCopy } from '#content/pages/home-copy.ts';
import { testimonials } from '#content/testimonials.ts';

export function Testimonials() {
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  // While the row travels to a slide, the places that it passes do not count; unless somebody takes it elsewhere.
  const destination = useRef<number>(undefined);
  const takeOver = () => {
    destination.current = undefined;
  };

  function show(next: number) {
    const wrapped = (next + testimonials.length) % testimonials.length;
    const slide = row.current?.children[wrapped] as HTMLElement | undefined;
    if (!slide) return;
    destination.current = wrapped;
    row.current?.scrollTo({ left: slide.offsetLeft });
    setIndex(wrapped);
    say(`${wrapped + 1} of ${testimonials.length}: ${testimonials[wrapped]?.role}`);
  }

  function onScroll() {
    const { scrollLeft, clientWidth } = row.current as HTMLUListElement;
    const place = Math.abs(scrollLeft) / clientWidth; // below zero where a tool lets the page run from the right
    if (destination.current !== undefined && Math.abs(place - destination.current) > 0.01) return;
    destination.current = undefined;
    setIndex(Math.round(place));
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With one of these keys it is the browser's.
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(index + step);
  }

  return (
    <section
      aria-labelledby="voices-heading"
      aria-roledescription="carousel"
      onKeyDown={onKey}
      className="snap-start border-t border-line bg-surface py-24 lg:py-36"
    >
      <div className="frame">
        <div className="flex flex-wrap items-end justify-between gap-6">
          <h2 id="voices-heading" className="max-w-[18ch] font-display text-heading">
            {homeCopy.testimonialsHeading}
          </h2>
          <div className="no-script:hidden flex flex-wrap items-center gap-4">
            <Step label="Previous testimonial" sign="←" onClick={() => show(index - 1)} />
            <p className="min-w-16 text-center text-muted">{`${index + 1} / ${testimonials.length}`}</p>
            <Step label="Next testimonial" sign="→" onClick={() => show(index + 1)} />
          </div>
        </div>
        <ul
          ref={row}
          onScroll={onScroll}
          onPointerDown={takeOver}
          onWheel={takeOver}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label="Testimonials"
          className="relative mt-14 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none] no-script:[scrollbar-width:auto] motion-reduce:scroll-auto print:flex-col print:gap-10"
        >
          {testimonials.map((testimonial) => (
            <li key={testimonial.role} className="w-full shrink-0 snap-start">
              <figure className="max-w-[58rem]">
                <blockquote className="font-display text-quote">“{testimonial.text}”</blockquote>
                <figcaption className="mt-8 flex items-center gap-4 text-muted">
                  <span className="h-px w-10 bg-accent" />
                  {testimonial.role}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Step({ label, sign, onClick }: { label: string; sign: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex size-12 items-center justify-center rounded-sm border border-line-strong text-lead transition-colors hover:border-accent hover:text-accent-strong"
    >
      {sign}
    </button>
  );
}
