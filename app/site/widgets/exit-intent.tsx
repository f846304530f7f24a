// The offer of the guide to somebody who is about to leave, once in a browser.
import { type ComponentType, useEffect, useState } from 'react';
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
  useEffect(() => {
    if (wasShown()) return;
    const stop = watchExit(async (sign) => {
      if (wasShown()) return stop();
      if (!conductor.isFree()) return;
      const dialog = await bringDialog();
      // Where it did not come, or came to somebody who is writing by now, the next sign asks again.
      if (!dialog || !conductor.isFree()) return;
      stop();
      conductor.begin('guide');
      setGuideDialog(() => dialog);
      setBy(sign);
    });
    return stop;
  }, []);

  // A request for the guide that could not be sent comes back to where it was written.
  const { returned } = useUnsent();
  useEffect(() => {
    if (returned?.entry.fields.form !== 'guide') return;
    conductor.begin('guide');
    void bringDialog().then((dialog) => {
      if (!dialog) {
        conductor.end('guide');
        return noteStopped();
      }
      setGuideDialog(() => dialog);
      setBy((before) => before ?? 'pointer');
    });
  }, [returned]);

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

/** Most visits never see it: it comes when it is wanted, unless the line is too bad for it. */
const bringDialog = (): Promise<ComponentType<GuideDialogProps> | undefined> =>
  import('./guide-dialog.tsx').then(
    ({ GuideDialog }) => GuideDialog,
    () => undefined,
  );

/** Where it could not be remembered it is not shown at all, rather than over and over. */
const wasShown = () => browserMemory.read(flag) !== null;
