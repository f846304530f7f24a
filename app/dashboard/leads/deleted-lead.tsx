// In place of a lead that somebody deleted while it was open, or that a link does not lead to: nothing of the person stays on the
// screen, and nothing that was typed is lost.
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { dropDraft, readDraft } from '../kept-draft.ts';
import { noteKey } from './communication-form.tsx';
import { copy } from './copy.ts';
import { editKey, unsavedChanges } from './edit-form.tsx';

interface DeletedLeadProps {
  id: string;
  staffId: string;
  /** It was there a moment ago. Otherwise nobody knows whether it ever was. */
  wasSeen: boolean;
  onClose(): void;
}

export function DeletedLead({ id, staffId, wasSeen, onClose }: DeletedLeadProps) {
  const key = noteKey(id, staffId);
  const [typed] = useState(() => {
    const note = readDraft<{ body: string }>(key)?.body ?? '';
    const changes = unsavedChanges(id, staffId);
    return [...changes, changes.length > 0 && note ? `Note: ${note}` : note].filter(Boolean).join('\n');
  });
  return (
    <div className="mt-6 flex flex-col items-start gap-6">
      <p ref={focusOnce} tabIndex={-1} role="alert">
        {wasSeen
          ? 'This lead does not exist any more. Somebody deleted it, and everything that was known about the person.'
          : 'No lead is found under this address. Either somebody deleted it, or the link is not whole.'}
      </p>
      {typed && (
        <section aria-label="What you had typed">
          <p className="text-small text-muted">What you had typed, and had not saved:</p>
          <p className="mt-2 max-w-[65ch] whitespace-pre-line border-l-2 border-line pl-4">{typed}</p>
          <p className="mt-4">
            <Button look="quiet" onClick={() => copy('Text', typed)}>
              Copy it
            </Button>
          </p>
        </section>
      )}
      <Button
        onClick={() => {
          dropDraft(key);
          dropDraft(editKey(id, staffId));
          onClose();
        }}
      >
        Back to the list
      </Button>
    </div>
  );
}
