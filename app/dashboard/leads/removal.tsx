// Takes back what was written down by a slip, after a question in its place.
import { useState } from 'react';
import { useCommunicationRemoval } from '#app/api/lead-changes.ts';
import { firstClickOnly } from '#app/ui/first-click-only.ts';
import { focusOnce } from '#app/ui/focus-once.ts';
import { say } from '#app/ui/spoken.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import { smallButton } from './small-button.ts';

interface RemovalProps {
  leadId: string;
  id: string;
  /** For whoever does not see beside what it stands. */
  what: string;
  onRemoved(): void;
}

export function Removal({ leadId, id, what, onRemoved }: RemovalProps) {
  const [asked, setAsked] = useState(false);
  const remove = useCommunicationRemoval(leadId, {
    onFailure: notify.failed,
    onDone() {
      say('Removed from the timeline.');
      onRemoved();
    },
  });
  const back = useFocusBack(asked);
  if (!asked) {
    return (
      <button
        type="button"
        ref={back}
        onClick={() => setAsked(true)}
        className="-mb-3 min-h-11 text-small text-muted underline-offset-4 hover:text-text hover:underline print:hidden"
      >
        Remove<span className="sr-only"> {what}</span>
      </button>
    );
  }
  return (
    <span onClickCapture={firstClickOnly} className="mt-2 flex flex-wrap gap-2">
      {/* First, and in focus: a second click on the same spot then removes nothing. */}
      <button type="button" ref={focusOnce} onClick={() => setAsked(false)} className={smallButton}>
        Keep it
      </button>
      <button
        type="button"
        aria-disabled={remove.isPending}
        onClick={() => remove.isPending || remove.mutate(id)}
        className={smallButton}
      >
        {remove.isPending ? 'Removing…' : 'Yes, remove it'}
      </button>
    </span>
  );
}
