// The offer of the guide to somebody who is about to leave, once in a browser.
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { track } from '#app/analytics/track.ts';
import { browserMemory } from '#app/browser-memory.ts';
import { notify } from '#app/ui/toaster.tsx';
import { guideOffer as words } from '#content/widget-words.ts';
import { useUnsent } from '../unsent/use-unsent.ts';
import { conductor } from './conductor.ts';
import { watchExit } from './exit-signs.ts';
import type { GuideDialogProps } from './guide-dialog.tsx';

const flag = 'exit-intent-shown';

// Most visits never see it: it comes when it is wanted, and on a line too bad for it not at all.
const GuideDialog = lazy<ComponentType<GuideDialogProps>>(() =>
  import('./guide-dialog.tsx').then(
    ({ GuideDialog: shown }) => ({ default: shown }),
    () => ({ default: Nothing }),
  ),
);

export function ExitIntent() {
  const [by, setBy] = useState<'pointer' | 'scroll' | null>(null);
  useEffect(() => {
    if (wasShown()) return;
    const stop = watchExit((sign) => {
      if (wasShown()) return stop();
      if (!conductor.isFree()) return;
      stop();
      conductor.begin('guide');
      setBy(sign);
    });
    return stop;
  }, []);

  // A request for the guide that could not be sent comes back to where it was written.
  const returned = useUnsent().returned?.entry.fields.form === 'guide';
  useEffect(() => {
    if (!returned) return;
    conductor.begin('guide');
    setBy((sign) => sign ?? 'pointer');
  }, [returned]);

  const leave = () => {
    conductor.end('guide');
    setBy(null);
  };
  if (!by) return null;
  return (
    <Suspense>
      <GuideDialog
        small={by === 'scroll'}
        onShown={() => {
          if (wasShown()) return;
          browserMemory.write(flag, 'true');
          track('exit_intent_shown', { by });
        }}
        onClose={() => {
          track('exit_intent_closed');
          leave();
        }}
        onSent={() => {
          track('exit_intent_submitted');
          leave();
          notify.done(words.sent.title, words.sent.text);
        }}
      />
    </Suspense>
  );
}

/** Gives the stage back to whatever else wants it. */
function Nothing() {
  useEffect(() => conductor.end('guide'), []);
  return null;
}

/** Where it could not be remembered it is not shown at all, rather than over and over. */
const wasShown = () => browserMemory.read(flag) !== null;
