// The buttons under a lead, as the table of moves gives them, and the one that deletes it for good.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeadDeletion, useLeadStep } from '#app/api/lead-changes.ts';
import { type LeadRow, leadQuery } from '#app/api/leads.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { useSteadyPress } from '#app/ui/use-steady-press.ts';
import { deskWords } from '#content/desk.ts';
import { moveLabels, statusLabels } from '#content/labels.ts';
import { canBeTakenBack, leadCan, leadMoves } from '#domain/lead-moves.ts';
import { money } from '#domain/money.ts';
import type { Staff } from '#domain/staff.ts';
import { DeletionQuestion } from '../deletion-question.tsx';
import { useGroupFocus } from './use-group-focus.ts';

type Movable = Pick<
  LeadRow,
  'id' | 'name' | 'status' | 'follow_up_on' | 'taken_by' | 'lost_reason' | 'version' | 'reference' | 'estimated_value'
>;

export function LeadSteps({ lead, staff, onDeleted }: { lead: Movable; staff: Staff; onDeleted?(): void }) {
  const navigate = useNavigate();
  /** The row may leave the list with the step; the lead itself is where the rest is asked for. */
  const sayMore = ({ id, status, estimated_value }: Movable) => {
    const address = () => new URLSearchParams(window.location.search);
    const open = (edit?: string) => {
      const there = address();
      there.set('lead', id);
      // The form of another lead may be open by then.
      there.delete('edit');
      if (edit) there.set('edit', edit);
      void navigate({ pathname: paths.dashboard, search: String(there) }, { preventScrollReset: true });
    };
    if (status === 'closed_won') {
      const label = estimated_value === null ? 'Say its value' : 'Change its value';
      return { label, press: () => open('estimated_value') };
    }
    const isAsked = status === 'closed_lost' && address().get('lead') !== id;
    return isAsked ? { label: 'Say why', press: () => open() } : undefined;
  };
  const step = useLeadStep({
    onFailure: notify.failed,
    onDone: (moved, { lead: before, takesBack }) => {
      const ended = before.follow_up_on !== null && moved.follow_up_on === null;
      notify.done(
        `${moved.name}: ${statusLabels[moved.status]}`,
        moved.status === 'closed_won' ? revenueOf(moved) : '',
        takesBack || !canBeTakenBack(moved.status)
          ? undefined
          : () =>
              step.mutate({
                lead: moved,
                // A day that the move has ended comes back; one that was planned since stays.
                set: { status: before.status, ...(ended && { follow_up_on: before.follow_up_on }) },
                takesBack: true,
              }),
        takesBack ? undefined : sayMore(moved),
      );
    },
  });
  const [asked, setAsked] = useState(false);
  const moves = leadMoves(lead).filter(({ to }) => leadCan.move(lead, to, staff));
  const { group, press } = useGroupFocus(lead.status);
  const [onPress] = useSteadyPress(lead.status);
  const moveTo = (to: Movable['status']) => {
    press();
    step.mutate({ lead, set: { status: to } });
  };
  return (
    <fieldset {...group} onClickCapture={onPress} className="flex flex-wrap items-center gap-3">
      <legend className="sr-only">Next steps</legend>
      {moves.map(({ move, to }, i) => (
        // Nobody is led to give a lead up, also where that is the only step left.
        <Button
          key={move}
          look={i === 0 && move !== 'lose' ? 'primary' : 'quiet'}
          busy={step.isPending}
          onClick={() => moveTo(to)}
        >
          {moveLabels[move]}
        </Button>
      ))}
      {leadCan.remove(staff) && (
        <button
          type="button"
          onClick={() => setAsked(true)}
          className="min-h-11 px-3 text-danger [legend+&]:-ml-3 underline-offset-4 hover:underline"
        >
          Delete Lead
        </button>
      )}
      {asked && <Deletion lead={lead} onClose={() => setAsked(false)} onDeleted={onDeleted} />}
    </fieldset>
  );
}

function revenueOf({ estimated_value: value }: Movable): string {
  return value === null ? 'Its value is not known, so it is no revenue yet.' : `${money(value)} counts as revenue.`;
}

function Deletion({
  lead,
  onClose,
  onDeleted,
}: {
  lead: Movable;
  onClose(): void;
  onDeleted?: (() => void) | undefined;
}) {
  const remove = useLeadDeletion({
    onFailure: notify.failed,
    onGone: () => {
      onClose();
      onDeleted?.();
    },
    onDone: () => notify.done(`${lead.name} was deleted`),
  });
  const others = useQuery(leadQuery(lead.id)).data?.other_enquiries.length ?? 0;
  return (
    <DeletionQuestion
      title={`Delete ${lead.name}`}
      label="Delete"
      keep="Keep it"
      busy={remove.isPending}
      onDelete={() => remove.mutate(lead)}
      onClose={onClose}
    >
      <p className="mt-4">{deskWords.deletion}</p>
      <p className="mt-2 text-small text-muted">
        Its calls, mails, notes and history go with it. Reference {lead.reference}.
        {others > 0 && ' Other enquiries of the same person stay.'}
      </p>
    </DeletionQuestion>
  );
}
