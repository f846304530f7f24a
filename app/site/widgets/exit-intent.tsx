// The offer of the guide to somebody who is about to leave, once in a browser.
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { track } from '#app/analytics/track.ts';
import { browserMemory } from '#app/browser-memory.ts';
import { notify } from '#app/ui/toaster.tsx';
import { guideOffer as words } from '#content/widget-words.ts';
import { noteStopped } from '../line.ts';
import { useUnsent } from '../unsent/use-unsent.ts';
import { conductor } from './conductor.ts';
import { watchExit } from './exit-signs.ts';
import type { GuideDialogProps } from './guide-dialog.tsx';

const flag = 'exit-intent-shown';

export function ExitIntent() {
  const [by, setBy] = useState<'pointer' | 'scroll' | null>(null);
  const [GuideDialog, setGuideDialog] = useState<ComponentType<GuideDialogProps>>();
  // Most visits never see it: it comes when it is wanted, and on a line too bad for it gives the stage back.
  const open = useCallback(async (sign: 'pointer' | 'scroll', onFailed?: () => void) => {
    conductor.begin('guide');
    try {
      const { GuideDialog: dialog } = await import('./guide-dialog.tsx');
      setGuideDialog(() => dialog);
      setBy((before) => before ?? sign);
    } catch {
      conductor.end('guide');
      onFailed?.();
    }
  }, []);
  useEffect(() => {
    if (wasShown()) return;
    const stop = watchExit((sign) => {
      if (wasShown()) return stop();
      if (!conductor.isFree()) return;
      stop();
      void open(sign);
    });
    return stop;
  }, [open]);

  // A request for the guide that could not be sent comes back to where it was written.
  const { returned } = useUnsent();
  useEffect(() => {
    if (returned?.entry.fields.form === 'guide') void open('pointer', noteStopped);
  }, [returned, open]);

  const leave = () => {
    conductor.end('guide');
    setBy(null);
  };
  if (!by || !GuideDialog) return null;
  return (
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
  );
}

/** Where it could not be remembered it is not shown at all, rather than over and over. */
const wasShown = () => browserMemory.read(flag) !== null;
