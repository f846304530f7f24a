// Status, priority, score and the planned day at a glance: each differs in word and shape, not in colour alone.
import { priorityLabels, statusLabels } from '#content/labels.ts';
import { describeDay, isDue } from '#domain/follow-up.ts';
import type { LeadPriority, LeadStatus } from '#domain/lead.ts';

const statusLooks: Record<LeadStatus, string> = {
  new: 'border-accent bg-accent text-on-accent font-semibold',
  contacted: 'border-line-strong text-text',
  qualified: 'border-line-strong text-text',
  proposal_sent: 'border-accent text-accent',
  negotiating: 'border-accent text-accent',
  closed_won: 'border-success text-success',
  closed_lost: 'border-line text-muted line-through',
  nurturing: 'border-dashed border-line-strong text-muted',
};

const priorityLooks: Record<LeadPriority, { word: string; bars: number }> = {
  urgent: { word: 'text-ember font-semibold', bars: 4 },
  high: { word: 'text-accent', bars: 3 },
  medium: { word: 'text-text', bars: 2 },
  low: { word: 'text-muted', bars: 1 },
};

export function StatusMark({ status }: { status: LeadStatus }) {
  return (
    <span className={`inline-block whitespace-nowrap rounded-sm border px-2 py-px text-small ${statusLooks[status]}`}>
      {statusLabels[status]}
    </span>
  );
}

export function PriorityMark({ priority }: { priority: LeadPriority }) {
  const { word, bars } = priorityLooks[priority];
  return (
    <span className={`inline-flex items-center gap-1.5 whitespace-nowrap text-small ${word}`}>
      <svg viewBox="0 0 16 12" className="h-3 w-4" fill="currentColor" aria-hidden="true">
        {[0, 1, 2, 3].map((i) => (
          <rect key={i} x={i * 4} y={9 - i * 3} width="2.5" height={3 + i * 3} opacity={i < bars ? 1 : 0.2} />
        ))}
      </svg>
      {priorityLabels[priority]}
    </span>
  );
}

export function ScoreMark({ score }: { score: number }) {
  return (
    <span className="inline-flex items-baseline gap-1 whitespace-nowrap">
      <span className="sr-only">Score</span>
      <span className="font-display text-title leading-none">{score}</span>
      <span aria-hidden="true" className="text-small text-muted">
        /100
      </span>
    </span>
  );
}

/** In whose hands it is; what is one's own stands out. Where there is little room it gives way to whom it stands beside. */
export function HolderMark({ holder, staff }: { holder: { id: string; name: string }; staff: { id: string } }) {
  const isMine = holder.id === staff.id;
  return (
    <span
      title={holder.name}
      className={`min-w-16 max-w-[min(12rem,100%)] truncate text-small sm:flex-1 ${isMine ? 'text-accent' : 'text-muted'}`}
    >
      With {isMine ? 'you' : holder.name}
    </span>
  );
}

/** The day on which to follow up: 'Today', '3 days late', 'Fri 20 Nov'. `about` says what is meant, where nothing else does. */
export function DayMark({ day, now, about = '' }: { day: string; now: Date; about?: string }) {
  const words = `${about}${describeDay(day, now)}`;
  return (
    <span className={`whitespace-nowrap text-small ${isDue(day, now) ? 'text-ember' : 'text-muted'}`}>
      {words.charAt(0).toUpperCase() + words.slice(1)}
    </span>
  );
}
