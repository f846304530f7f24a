// Asks once, stays out of the way, and comes back from the footer. Nothing on the pages depends on the answer.
import { useEffect, useRef } from 'react';
import { browserSaysNo, type Consent, consent, useConsent } from '#app/analytics/consent.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { consentWords as words } from '#content/widget-words.ts';
import { SiteLink } from '../site-link.tsx';
import { useOpenPrompt } from './conductor.ts';

export function ConsentBar() {
  const { choice, reopened } = useConsent();
  const other = useOpenPrompt();
  const bar = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);
  useEffect(() => {
    if (reopened) bar.current?.focus();
  }, [reopened]);

  if (other || (choice !== undefined && !reopened)) return null;
  const choose = (answer: Consent) => {
    consent.choose(answer);
    // The button goes with its press. Whoever came to it from nowhere reads on in the page, where that stands.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    else document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={words.label}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onKeyDown={(event) => event.key === 'Escape' && reopened && choose(choice ?? 'no')}
      className={`notice notice-wide focus:outline-none ${reopened ? '' : 'notice-waits'}`}
    >
      <p>
        {browserSaysNo() ? words.byBrowser : words.text}{' '}
        <SiteLink to={paths.privacy} className="text-muted underline underline-offset-4 hover:text-text">
          {words.more}
        </SiteLink>
      </p>
      <p className="mt-4 flex shrink-0 flex-wrap gap-2">
        {browserSaysNo() ? (
          <Button look="quiet" onClick={() => choose('no')}>
            {words.close}
          </Button>
        ) : (
          <>
            <Button look="quiet" onClick={() => choose('yes')}>
              {words.yes}
            </Button>
            <Button look="quiet" onClick={() => choose('no')}>
              {words.no}
            </Button>
          </>
        )}
      </p>
    </section>
  );
}
