// The question before something is deleted for good.
import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Sheet } from '#app/ui/sheet.tsx';

interface DeletionQuestionProps {
  title: string;
  /** The two answers. */
  label: string;
  keep: string;
  busy: boolean;
  /** Shown here where nothing else shows it. */
  error?: Error | null;
  onDelete(): void;
  onClose(): void;
  children: ReactNode;
}

export function DeletionQuestion(props: DeletionQuestionProps) {
  const { title, label, keep, busy, error, onDelete, onClose, children } = props;
  return (
    <Sheet title={title} shape="middle" question={children} onClose={onClose}>
      {error && (
        <p role="alert" className="mt-4 text-small text-danger">
          {error.message}
        </p>
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <Button look="danger" busy={busy} onClick={onDelete}>
          {busy ? 'Deleting…' : label}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {keep}
        </Button>
      </p>
    </Sheet>
  );
}
