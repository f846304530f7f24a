// Enquiries that look like spam, newest first.
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { quarantineQuery } from '#app/api/quarantine.ts';
import { ListState } from '#app/ui/list-state.tsx';
import { ShowMore } from '#app/ui/show-more.tsx';
import { useSteadyPress } from '#app/ui/use-steady-press.ts';
import { DeleteShown } from './delete-shown.tsx';
import { Held } from './held.tsx';

export function QuarantineList() {
  const held = useInfiniteQuery(quarantineQuery);
  const enquiries = held.data?.pages.flatMap((page) => page.enquiries);
  const total = held.data?.pages[0]?.total ?? 0;
  const [onPress] = useSteadyPress(enquiries?.map(({ id }) => id).join());
  // What is decided leaves the list with the button that was pressed: reading goes on at what takes its place.
  const section = useRef<HTMLElement>(null);
  const decided = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list has changed
  useEffect(() => {
    if (decided.current === undefined || document.activeElement !== document.body) return;
    const [own, ...names] = section.current?.querySelectorAll<HTMLElement>('h2, h3') ?? [];
    (names[Math.min(decided.current, names.length - 1)] ?? own)?.focus();
    decided.current = undefined;
  }, [held.data]);
  return (
    <section ref={section} aria-labelledby="quarantine-heading">
      <h2 id="quarantine-heading" tabIndex={-1} className="flex items-baseline gap-3 font-display text-title">
        Quarantine <span className="text-small text-muted">{held.data && total}</span>
      </h2>
      <p className="mt-2 max-w-[70ch] text-muted">
        These look like spam, so nobody was mailed and they are no leads. The sender was thanked like anybody else. If
        one is a person, one click makes it a lead as if it had come straight in.
      </p>
      <ListState
        pending={held.isPending}
        error={held.isFetchNextPageError ? null : held.error}
        failed="The quarantine could not be loaded."
        onRetry={() => held.refetch()}
        loaded={held.data !== undefined}
        empty={enquiries?.length === 0 && 'Nothing waits here.'}
      />
      {enquiries && enquiries.length > 1 && (
        <DeleteShown
          enquiries={enquiries}
          total={total}
          onDeleted={() => {
            decided.current = 0;
          }}
        />
      )}
      <ul onClickCapture={onPress} className="mt-6">
        {enquiries?.map((enquiry, i) => (
          <Held
            key={enquiry.id}
            held={enquiry}
            onDecide={() => {
              decided.current = i;
            }}
          />
        ))}
      </ul>
      {enquiries?.length !== 0 && <ShowMore pages={held} label="Show more" />}
    </section>
  );
}
