// The way to further leads. The next page comes by itself before the end is reached, a few times; after that it is asked for, so
// that there is an end, and news do not make the desk read all the leads there are.
import { useEffect, useRef } from 'react';
import { ShowMore, type ShowMoreProps } from '#app/ui/show-more.tsx';

const mostByThemselves = 4;

interface LeadListEndProps {
  pages: ShowMoreProps['pages'] & { isFetchNextPageError: boolean };
  /** How many pages there are already. */
  loaded: number;
}

export function LeadListEnd({ pages, loaded }: LeadListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const isDue = hasNextPage && !isFetchingNextPage && !isFetchNextPageError && loaded < mostByThemselves;
  // Looked at anew after each page: its end may be as near as the last one was.
  useEffect(() => {
    if (!isDue || !end.current) return;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage();
      },
      // A screen ahead. Who is below the list does not come to its end.
      { rootMargin: '0px 0px 100% 0px' },
    );
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [isDue, fetchNextPage]);
  return (
    <div ref={end} className="not-empty:pt-6">
      <ShowMore pages={pages} label="Show more" />
    </div>
  );
}
