// What stands in place of the form once it was sent, or kept. One notice for both, so that what is read stays where it is
// when a kept enquiry leaves by itself.
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { useIsHere } from '#app/ui/use-is-here.ts';
import { enquiryFormWords as words } from '#content/enquiry-form-words.ts';
import { OtherWays } from '../unsent/other-ways.tsx';
import { TryNow } from '../unsent/try-now.tsx';
import type { Enquiry } from './use-enquiry.ts';

export function OutcomeNotice({ enquiry, sentText }: { enquiry: Enquiry; sentText: string }) {
  const { outcome, tryAgain, change, again } = enquiry;
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useRef(true); // whoever has just pressed a button waits for this
  const [isHere, watch] = useIsHere(); // whoever is at something in it would be left nowhere
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it says something else
  useEffect(() => {
    if (asked.current || isHere.current) heading.current?.focus({ preventScroll: true });
    if (asked.current) heading.current?.scrollIntoView(); // from its first line, with as much of the rest as the screen holds
    asked.current = false;
  }, [outcome.kind]);
  async function onTry() {
    asked.current = true;
    if (!(await tryAgain())) asked.current = false;
  }
  return (
    // Of a long notice only what is new is said: a try that fails would otherwise repeat all of it.
    <div role="status" aria-atomic="false" data-form-notice="" {...watch}>
      {/* All of it anew, so that it is read from its beginning. */}
      <div key={outcome.kind} className="flex min-h-96 flex-col items-start justify-center gap-5">
        <h3 ref={heading} tabIndex={-1} className="font-display text-title focus:outline-none">
          {outcome.kind === 'kept' ? words.kept.title : words.sent.title}
        </h3>
        {outcome.kind === 'kept' && (
          <>
            <p className="max-w-[60ch] text-muted">{words.kept.text}</p>
            <p className="flex flex-wrap gap-3">
              <OtherWays />
            </p>
            <p className="flex flex-wrap gap-3">
              <TryNow onTry={onTry}>{words.kept.tryNow}</TryNow>
              <Button look="quiet" onClick={change}>
                {words.kept.change}
              </Button>
            </p>
          </>
        )}
        {outcome.kind === 'sent' && (
          <>
            <p className="text-muted">{sentText}</p>
            {outcome.reference && (
              <p>
                {words.sent.reference}:{' '}
                <strong className="font-semibold tracking-wide text-accent">{outcome.reference}</strong>
              </p>
            )}
            <Button look="quiet" onClick={again}>
              {words.sent.again}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
