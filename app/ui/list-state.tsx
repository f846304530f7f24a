// What stands in place of a list that is on its way, failed to come, or has nothing in it.
import { Button } from './button.tsx';

interface ListStateProps {
  pending: boolean;
  error: Error | null;
  failed: string;
  onRetry(): void;
  empty: string | false;
}

export function ListState({ pending, error, failed, onRetry, empty }: ListStateProps) {
  if (pending) {
    return (
      <p role="status" className="py-10 text-muted">
        Loading…
      </p>
    );
  }
  if (error) {
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
  return empty ? <p className="py-10 text-muted">{empty}</p> : null;
}
