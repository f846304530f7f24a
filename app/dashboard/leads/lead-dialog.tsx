// Everything that is known about one lead, beside the list it was opened from.
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Problem } from '#app/api/client.ts';
import { type LeadDetails, leadQuery } from '#app/api/leads.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { ListState } from '#app/ui/list-state.tsx';
import { Sheet } from '#app/ui/sheet.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import { leadCan } from '#domain/lead-moves.ts';
import { ordinal } from '#domain/ordinal.ts';
import { describeQuiet } from '#domain/quiet.ts';
import type { Staff } from '#domain/staff.ts';
import { momentOf } from '../moment.ts';
import { focusNote } from './communication-form.tsx';
import { ContactActions } from './contact-actions.tsx';
import { DeletedLead } from './deleted-lead.tsx';
import { EditForm } from './edit-form.tsx';
import { ExpandedFacts } from './expanded-lead.tsx';
import { LeadBackground } from './lead-background.tsx';
import { LeadHolder } from './lead-holder.tsx';
import { LeadLoss } from './lead-loss.tsx';
import { PriorityMark, ScoreMark, StatusMark } from './lead-marks.tsx';
import { LeadPlan } from './lead-plan.tsx';
import { LeadSteps } from './lead-steps.tsx';
import { LeadTimeline } from './lead-timeline.tsx';

interface LeadDialogProps {
  id: string;
  editing: string | null;
  staff: Staff;
  agency: string;
  onOpen(id: string, edit?: boolean): void;
  onClose(): void;
}

export function LeadDialog(props: LeadDialogProps) {
  const { id, editing, staff, onOpen, onClose } = props;
  const lead = useQuery(leadQuery(id));
  const edit = useFocusBack(editing !== null);
  useFocusInList(id);
  if (lead.error instanceof Problem && lead.error.code === 'not_found') {
    return (
      <Sheet title={lead.data ? 'Deleted lead' : 'No such lead'} onClose={onClose}>
        <DeletedLead id={id} staffId={staff.id} wasSeen={lead.data !== undefined} onClose={onClose} />
      </Sheet>
    );
  }
  return (
    <Sheet title={lead.data?.name ?? 'Lead'} onClose={onClose}>
      <ListState
        pending={lead.isPending}
        error={lead.data ? null : lead.error}
        failed="This lead could not be loaded."
        onRetry={() => lead.refetch()}
      />
      {lead.data &&
        (editing !== null ? (
          <EditForm lead={lead.data} staffId={staff.id} at={editing} onDone={() => onOpen(id)} />
        ) : (
          <Details {...props} lead={lead.data} edit={edit} />
        ))}
    </Sheet>
  );
}

/** What its address has opened has nobody to give the focus back to: it goes to the lead in the list, or to the head of the desk. */
function useFocusInList(id: string) {
  const [cameFromNowhere] = useState(isNowhere);
  useEffect(
    () => () => {
      if (!cameFromNowhere || !isNowhere()) return;
      const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
      if (row) return row.focus();
      const heading = document.querySelector<HTMLElement>('main h2');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    },
    [id, cameFromNowhere],
  );
}

const isNowhere = () => document.activeElement === document.body;

type DetailsProps = LeadDialogProps & { lead: LeadDetails; edit: RefObject<HTMLButtonElement | null> };

function Details({ lead, edit, staff, agency, onOpen, onClose }: DetailsProps) {
  const quiet = describeQuiet(lead, new Date());
  return (
    <>
      <p className="mt-1 text-muted">
        <bdi>{lead.company || lead.email}</bdi>
        {lead.earlier_enquiries > 0 && (
          <span className="text-accent"> · {ordinal(lead.earlier_enquiries + 1)} enquiry</span>
        )}
        {quiet && <span className="text-ember"> · {quiet}</span>}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <StatusMark status={lead.status} />
        <PriorityMark priority={lead.priority} />
        <ScoreMark score={lead.lead_score} />
        <span className="text-small text-muted">
          {momentOf(lead.created_at)} · {lead.reference}
        </span>
      </div>
      <div className="mt-5 empty:hidden">
        <LeadLoss lead={lead} staff={staff} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-2 gap-y-3 border-y border-line py-3 [&>:not(button):first-child]:-ml-3">
        {leadCan.communicate(staff) && (
          <>
            <ContactActions lead={lead} agency={agency} />
            <IconButton label="Write a note" icon="note" onClick={focusNote} />
          </>
        )}
        {leadCan.edit(staff) && (
          <Button look="quiet" ref={edit} onClick={() => onOpen(lead.id, true)}>
            Edit
          </Button>
        )}
      </div>
      <div className="mt-8">
        <ExpandedFacts lead={lead} agency={agency} />
      </div>
      <div className="mt-8 flex flex-col gap-6 border-t border-line pt-6">
        <LeadSteps lead={lead} staff={staff} onDeleted={onClose} />
        <LeadPlan lead={lead} staff={staff} />
        <LeadHolder lead={lead} staff={staff} />
      </div>
      <LeadBackground lead={lead} link={(id, name) => <OtherLink id={id} name={name} />} />
      <LeadTimeline leadId={lead.id} staff={staff} />
    </>
  );
}

/** Over the same list. */
function OtherLink({ id, name }: { id: string; name: string }) {
  const [search] = useSearchParams();
  const there = new URLSearchParams(search);
  there.set('lead', id);
  return (
    <Link to={`?${there}`} className="underline decoration-line-strong underline-offset-4 hover:decoration-accent">
      {name}
    </Link>
  );
}
