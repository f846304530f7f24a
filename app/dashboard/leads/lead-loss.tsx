// Why a lead was lost: said with one press, and taken back by another on the same button.
import { type LeadStep, useLeadStep } from '#app/api/lead-changes.ts';
import { firstClickOnly } from '#app/ui/first-click-only.ts';
import { notify } from '#app/ui/toaster.tsx';
import { lostReasonLabels } from '#content/labels.ts';
import { lostReasons } from '#domain/lead.ts';
import { leadCan } from '#domain/lead-moves.ts';
import type { Staff } from '#domain/staff.ts';
import { namedRow, rowName, smallButton } from './small-button.ts';

export function LeadLoss({ lead, staff }: { lead: LeadStep['lead']; staff: Staff }) {
  // Where it was pressed it shows; there is nothing to add.
  const step = useLeadStep({ onFailure: notify.failed, onDone: () => {} });
  if (lead.status !== 'closed_lost' || !leadCan.edit(staff)) return null;
  return (
    <fieldset onClickCapture={firstClickOnly} className={namedRow}>
      <legend className={rowName}>Lost because</legend>
      {lostReasons.map((reason) => {
        const isChosen = lead.lost_reason === reason;
        return (
          <button
            key={reason}
            type="button"
            aria-pressed={isChosen}
            aria-disabled={step.isPending}
            onClick={() => step.isPending || step.mutate({ lead, set: { lost_reason: isChosen ? null : reason } })}
            className={`${smallButton} aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:font-semibold aria-pressed:text-on-accent`}
          >
            {lostReasonLabels[reason]}
          </button>
        );
      })}
    </fieldset>
  );
}
