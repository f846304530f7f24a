// Enquiries that look like spam, with the reasons, and the one click that makes a lead of one.
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { deleteHeldEnquiry, type HeldEnquiry, quarantineQuery, releaseEnquiry } from '#app/api/quarantine.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { Button } from '#app/ui/button.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { ListState } from '#app/ui/list-state.tsx';
import { ShowMore } from '#app/ui/show-more.tsx';
import { say } from '#app/ui/spoken.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import { labelOf, spamReasonLabels } from '#content/labels.ts';
import { describeAge } from '#domain/age.ts';

export function QuarantineList() {
  const held = useInfiniteQuery(quarantineQuery);
  const enquiries = held.data?.pages.flatMap((page) => page.enquiries);
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
        Quarantine <span className="text-small text-muted">{held.data?.pages[0]?.total}</span>
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
      <ul className="mt-6">
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

function Held({ held, onDecide }: { held: HeldEnquiry; onDecide(): void }) {
  const { enquiry, spam_score, spam_reasons, reference, created_at, id } = held;
  const heading = useId();
  const [asked, setAsked] = useState(false);
  const onSettled = useRefresh('quarantine', 'leads');
  const release = useMutation({
    mutationFn: () => releaseEnquiry(id),
    onMutate: onDecide,
    onSuccess: () => say(`${enquiry.name} is a lead now.`),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => deleteHeldEnquiry(id),
    onMutate: onDecide,
    onSuccess: () => say(`${enquiry.name} was deleted.`),
    onSettled,
  });
  const back = useFocusBack(asked);
  const busy = release.isPending || remove.isPending;
  const problem = release.error ?? remove.error;

  return (
    <li aria-labelledby={heading} className="grid gap-x-10 gap-y-4 border-t border-line py-6 lg:grid-cols-[3fr_2fr]">
      <div className="min-w-0">
        <h3 id={heading} tabIndex={-1} className="truncate font-semibold">
          {enquiry.name}
        </h3>
        <p className="truncate text-small text-muted">
          {enquiry.email} · {enquiry.phone || 'no phone'} · {enquiry.page || 'unknown page'} · {reference} ·{' '}
          {describeAge(new Date(created_at), new Date())}
        </p>
        <p className="mt-3 line-clamp-6 max-w-[70ch] whitespace-pre-line break-words">
          {enquiry.message || 'No message.'}
        </p>
      </div>
      <div className="flex flex-col items-start gap-4">
        <dl className="w-full text-small">
          {spam_reasons.map(({ code, points }) => (
            <div key={code} className="flex justify-between gap-4 border-b border-line py-1">
              <dt className="text-muted">{labelOf(spamReasonLabels, code)}</dt>
              <dd>{points > 0 ? `+${points}` : points}</dd>
            </div>
          ))}
          <div className="flex justify-between gap-4 py-1 font-semibold">
            <dt>Spam score</dt>
            <dd>{spam_score}</dd>
          </div>
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button look="quiet" busy={busy} onClick={() => release.mutate()}>
            Not spam
          </Button>
          {asked ? (
            <>
              {/* First, and in focus: a second click on the same spot then deletes nothing. */}
              <Button look="quiet" ref={focusOnce} onClick={(event) => event.detail < 2 && setAsked(false)}>
                Keep it
              </Button>
              <Button look="quiet" busy={busy} onClick={() => remove.mutate()}>
                Yes, delete for good
              </Button>
            </>
          ) : (
            <Button look="quiet" ref={back} onClick={() => setAsked(true)}>
              Delete
            </Button>
          )}
        </div>
        {problem && (
          <p role="alert" className="text-small text-danger">
            {problem.message}
          </p>
        )}
      </div>
    </li>
  );
}
