// What stands in place of a list that is on its way, failed to come, or has nothing in it; and above one that is only old.
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface ListStateProps {
  pending: boolean;
  error: Error | null;
  failed: string;
  onRetry(): void;
  /** What to say of a list with nothing in it. */
  empty?: string | false;
  /** There is a list, from before: an error then only says that it is not the latest. */
  loaded?: boolean;
}

export function ListState({ onRetry, ...state }: ListStateProps) {
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The button goes when its work begins or is done: whoever pressed it stays here, before the list.
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    pressed.current = false;
    place.current?.focus();
  });
  const retry = () => {
    pressed.current = true;
    onRetry();
  };
  return (
    <div ref={place} tabIndex={-1} className="empty:absolute empty:outline-none">
      <Said {...state} onRetry={retry} />
    </div>
  );
}

function Said({ pending, error, failed, onRetry, empty = false, loaded = false }: ListStateProps) {
  if (pending) {
    return (
      <p role="status" className="py-10 text-muted">
        Loading…
      </p>
    );
  }
  if (error && !loaded) {
    return (
      <div className="py-10">
        <div role="alert" className="flex flex-col items-start gap-4 border-l-2 border-danger pl-4">
          <p>
            {failed} {error.message}
          </p>
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        </div>
      </div>
    );
  }
  return (
    <>
      {error && (
        <p role="alert" className="my-4 flex flex-wrap items-center gap-4 border-l-2 border-danger pl-4">
          The list could not be refreshed: {error.message} You see what was loaded before.
          <Button look="quiet" onClick={onRetry}>
            Try again
          </Button>
        </p>
      )}
      {empty && <p className="py-10 text-muted">{empty}</p>}
    </>
  );
}
