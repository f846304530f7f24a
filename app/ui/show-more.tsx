// The way to the next page of a list. Where the last one has come, it says so and keeps the place of whoever pressed.
import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';

export interface ShowMoreProps {
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage(): Promise<{ isFetchNextPageError: boolean; error: Error | null }>;
  };
  label: string;
}

export function ShowMore({ pages, label }: ShowMoreProps) {
  const [pressed, setPressed] = useState(false);
  // Of the last press: the list itself forgets it as soon as news make it read itself again.
  const [failure, setFailure] = useState<string>();
  const end = useRef<HTMLParagraphElement>(null);
  const isOver = pressed && !pages.hasNextPage;
  useEffect(() => {
    if (isOver && document.activeElement === document.body) end.current?.focus();
  }, [isOver]);
  if (isOver) {
    return (
      <p ref={end} tabIndex={-1} className="text-small text-muted">
        That is all.
      </p>
    );
  }
  if (!pages.hasNextPage) return null;
  const press = async () => {
    setPressed(true);
    setFailure(undefined);
    const { isFetchNextPageError, error } = await pages.fetchNextPage();
    if (isFetchNextPageError) setFailure(error?.message);
  };
  return (
    <>
      {failure && (
        <p role="alert" className="mb-4">
          {failure}
        </p>
      )}
      <Button look="quiet" onClick={press} busy={pages.isFetchingNextPage}>
        {label}
      </Button>
    </>
  );
}
