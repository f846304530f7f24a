// What was said and done, newest first, and a place to write down what was said just now.
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type TimelineEntry, timelineQuery } from '#app/api/leads.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { ListState } from '#app/ui/list-state.tsx';
import { ShowMore } from '#app/ui/show-more.tsx';
import { channelLabels, directionLabels, labelOf, leadEventLabels } from '#content/labels.ts';
import type { Channel } from '#domain/communication.ts';
import { leadCan } from '#domain/lead-moves.ts';
import type { Staff } from '#domain/staff.ts';
import { momentOf } from '../moment.ts';
import { CommunicationForm } from './communication-form.tsx';
import { describeChanges } from './describe-changes.ts';
import { Removal } from './removal.tsx';

const icons: Record<Channel, IconName> = { call: 'phone', email: 'mail', whatsapp: 'chat', note: 'note' };

export function LeadTimeline({ leadId, staff }: { leadId: string; staff: Staff }) {
  const timeline = useInfiniteQuery(timelineQuery(leadId));
  const entries = timeline.data?.pages.flatMap((page) => page.timeline);
  return (
    <section aria-labelledby="timeline-heading" className="mt-12 border-t border-line pt-8">
      <h3 id="timeline-heading" tabIndex={-1} className="font-display text-title">
        Timeline
      </h3>
      <CommunicationForm
        leadId={leadId}
        staffId={staff.id}
        isWritten={(id) => entries?.some((entry) => entry.id === id) ?? false}
      />
      <ListState
        pending={timeline.isPending}
        error={entries ? null : timeline.error}
        failed="The timeline could not be loaded."
        onRetry={() => timeline.refetch()}
      />
      <ol className="mt-8 flex flex-col">
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry}>
            {entry.type === 'communication' && leadCan.unsay(entry, staff) && (
              <Removal
                leadId={leadId}
                id={entry.id}
                what={`${labelOf(channelLabels, entry.channel ?? '')} of ${momentOf(entry.at)}`}
                onRemoved={focusHeading}
              />
            )}
          </Entry>
        ))}
      </ol>
      <ShowMore pages={timeline} label="Show older" />
    </section>
  );
}

/** What was pressed goes with what it removed. */
const focusHeading = () => document.getElementById('timeline-heading')?.focus();

function Entry({ entry, children }: { entry: TimelineEntry; children: ReactNode }) {
  const who = entry.staff_name ?? (entry.type === 'event' ? '' : 'Staff');
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 border-l border-line pb-6 pl-5">
      <span className="-ml-[2.1rem] mt-0.5 flex size-6 items-center justify-center rounded-full bg-surface text-accent">
        {entry.type === 'communication' && entry.channel ? (
          <Icon name={icons[entry.channel]} />
        ) : (
          <span className="size-2 rounded-full bg-line-strong" />
        )}
      </span>
      <div className="-ml-8 min-w-0">
        <p>
          {entry.type === 'communication' && entry.channel ? (
            <>
              <strong className="font-semibold">{channelLabels[entry.channel]}</strong>
              {entry.direction && entry.direction !== 'internal' && (
                <span className="text-muted"> · {directionLabels[entry.direction]}</span>
              )}
            </>
          ) : (
            entry.type === 'event' && <strong className="font-semibold">{leadEventLabels[entry.kind]}</strong>
          )}
          <span className="text-small text-muted">
            {' '}
            · {momentOf(entry.at)}
            {who && ` · ${who}`}
          </span>
        </p>
        {entry.type === 'communication' ? (
          <p dir="auto" className="mt-1 max-w-[65ch] whitespace-pre-line break-words text-muted">
            {entry.body}
          </p>
        ) : entry.kind === 'contact_removed' ? (
          <p className="mt-1 text-small text-muted">{describeContact(entry.detail ?? {})}</p>
        ) : (
          describeChanges(entry.detail).map(({ name, values }) => (
            <p key={name} className="mt-1 break-words text-small text-muted">
              {values ? (
                // Each by itself: two words that are written from right to left would change places otherwise.
                <>
                  {name}: <bdi>{values.from}</bdi> → <bdi>{values.to}</bdi>
                </>
              ) : (
                `${name} was rewritten`
              )}
            </p>
          ))
        )}
        {children}
      </div>
    </li>
  );
}

/** 'Call · From us'; a note is for ourselves, which needs no word. */
function describeContact({ channel, direction }: Record<string, unknown>): string {
  const whose = direction === 'internal' ? '' : ` · ${labelOf(directionLabels, String(direction))}`;
  return labelOf(channelLabels, String(channel)) + whose;
}
