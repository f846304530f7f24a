// What is to be followed up, the earliest first: what is due stands open, the rest is one click away.
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLeaving } from '#app/api/lead-changes.ts';
import { followUpsQuery, type LeadRow } from '#app/api/leads.ts';
import { ListState } from '#app/ui/list-state.tsx';
import { useSteadyPress } from '#app/ui/use-steady-press.ts';
import { describeDay, isDue } from '#domain/follow-up.ts';
import { leadCan } from '#domain/lead-moves.ts';
import type { Staff } from '#domain/staff.ts';
import { DayMark, HolderMark, StatusMark } from './lead-marks.tsx';
import { useNow } from './use-now.ts';
import { usePlan } from './use-plan.ts';

/** So many stand open, so that the list of leads stays in sight. */
const fewest = 4;

export function FollowUps({ staff, onOpen }: { staff: Staff; onOpen(id: string): void }) {
  const followUps = useQuery(followUpsQuery);
  const now = useNow();
  const [all, setAll] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // Once there was one, the place stays: whoever has done the last is told so, where they are.
  const [stays, setStays] = useState(false);

  const leaving = useLeaving();
  const planned = (followUps.data?.leads ?? []).filter(isPlanned).filter(({ id }) => !leaving.includes(id));
  const due = planned.filter(({ follow_up_on }) => isDue(follow_up_on, now));
  const beyond = Math.max(0, (followUps.data?.total ?? 0) - (followUps.data?.leads.length ?? 0));
  const shown = all ? planned : due.slice(0, fewest);
  const hidden = planned.length + beyond - shown.length;
  const [onPress] = useSteadyPress(shown.map(({ id }) => id).join());
  if (planned.length > 0 && !stays) setStays(true);
  if (!stays && !followUps.error) return null;

  return (
    <section aria-labelledby="follow-ups-heading" className="border-t border-line pt-6">
      <div className="flex flex-wrap items-baseline gap-x-5">
        <h3 id="follow-ups-heading" ref={heading} tabIndex={-1} className="font-display text-title">
          Follow-ups
        </h3>
        {followUps.data && (
          <p className="text-small text-muted">
            {summaryOf(due.length, beyond > 0 && due.length === planned.length, planned[0], now)}
          </p>
        )}
        {(all || hidden > 0) && (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="min-h-11 text-small text-muted underline underline-offset-4 hover:text-text"
          >
            {all ? 'Show fewer' : `Show all ${planned.length + beyond}`}
          </button>
        )}
      </div>
      <ListState
        pending={false}
        error={followUps.data ? null : followUps.error}
        failed="The follow-ups could not be loaded."
        onRetry={() => followUps.refetch()}
      />
      {shown.length > 0 && (
        <ul onClickCapture={onPress} className="mt-2 grid gap-x-12 xl:grid-cols-2">
          {shown.map((lead) => (
            <FollowUp
              key={lead.id}
              lead={lead}
              now={now}
              staff={staff}
              onOpen={onOpen}
              onDone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
      {all && beyond > 0 && <p className="mt-3 text-small text-muted">And {beyond} more after these.</p>}
    </section>
  );
}

/** Each has a change of its own under way: whoever goes down the list does not wait for the one above. */
function FollowUp({
  lead,
  now,
  staff,
  onOpen,
  onDone,
}: {
  lead: Planned;
  now: Date;
  staff: Staff;
  onOpen(id: string): void;
  onDone(): void;
}) {
  const { plan, busy } = usePlan();
  const done = () => {
    if (busy) return;
    plan(lead, null);
    onDone();
  };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-1.5 sm:min-h-15 sm:grid-cols-[minmax(0,1fr)_7rem_6rem_auto]">
      <div className="min-w-0">
        <button
          type="button"
          onClick={() => onOpen(lead.id)}
          title={lead.name}
          // As high as a finger wants it, without moving what stands below. The ring stands around the words.
          className="relative -mx-3 -my-2.5 block max-w-[calc(100%+1.5rem)] truncate max-[14rem]:whitespace-normal px-3 py-2.5 text-left font-semibold -outline-offset-10 hover:text-accent-strong"
        >
          {lead.name}
        </button>
        {(lead.company || lead.taken_by) && (
          <p className="flex gap-x-3 text-small text-muted max-sm:flex-wrap">
            {lead.company && (
              <span title={lead.company} className="truncate">
                {lead.company}
              </span>
            )}
            {lead.taken_by && <HolderMark holder={lead.taken_by} staff={staff} />}
          </p>
        )}
      </div>
      <p className="max-sm:hidden">
        <StatusMark status={lead.status} />
      </p>
      <p className="max-sm:col-start-1 max-sm:pb-2">
        <DayMark day={lead.follow_up_on} now={now} />
      </p>
      {leadCan.edit(staff) && (
        <button
          type="button"
          aria-label={`Done: ${lead.name}`}
          aria-disabled={busy}
          onClick={done}
          className="min-h-11 rounded-sm border border-line-strong px-4 text-small hover:border-accent hover:text-accent-strong max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
        >
          Done
        </button>
      )}
    </li>
  );
}

type Planned = LeadRow & { follow_up_on: string };
const isPlanned = (lead: LeadRow): lead is Planned => lead.follow_up_on !== null;

function summaryOf(due: number, perhapsMore: boolean, first: Planned | undefined, now: Date): string {
  if (due > 0) return `${perhapsMore ? 'At least ' : ''}${due} due`;
  return first ? `Nothing due. Next: ${describeDay(first.follow_up_on, now)}` : 'Nothing left to follow up.';
}
