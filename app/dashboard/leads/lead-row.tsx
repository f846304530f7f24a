// One lead in the list: who, how good, how urgent, how old, and everything that can be done with one click.
import { memo } from 'react';
import type { LeadRow as Lead } from '#app/api/leads.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import { channelLabels, labelOf, serviceLabels } from '#content/labels.ts';
import { describeAge } from '#domain/age.ts';
import { shownPhone } from '#domain/contact-links.ts';
import { leadCan } from '#domain/lead-moves.ts';
import { ordinal } from '#domain/ordinal.ts';
import { describeQuiet } from '#domain/quiet.ts';
import type { Staff } from '#domain/staff.ts';
import { initialOf } from '../initial-of.ts';
import { ContactActions } from './contact-actions.tsx';
import { copy } from './copy.ts';
import { ExpandedLead } from './expanded-lead.tsx';
import { DayMark, HolderMark, PriorityMark, ScoreMark, StatusMark } from './lead-marks.tsx';

interface RowProps {
  lead: Lead;
  expanded: boolean;
  agency: string;
  staff: Staff;
  now: Date;
  onExpand(id: string): void;
  onOpen(id: string, edit?: boolean): void;
}

export const LeadRow = memo(function LeadRow({ lead, expanded, agency, staff, now, onExpand, onOpen }: RowProps) {
  const details = `lead-${lead.id}`;
  const service = labelOf(serviceLabels, lead.service_type);
  const age = describeAge(new Date(lead.created_at), now);
  const quiet = describeQuiet(lead, now);
  const spoken = lead.last_contact && describeContact(lead.last_contact, now);
  return (
    <article aria-label={lead.name} className="border-b border-line">
      <div className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] max-[14rem]:grid-cols-1 items-center gap-x-4 gap-y-2 py-3 xl:grid-cols-[2.75rem_minmax(0,5fr)_7rem_minmax(0,4fr)_5rem_19.25rem] xl:gap-x-3">
        <span
          aria-hidden="true"
          className="flex size-11 items-center justify-center rounded-full border border-line-strong font-display text-lead text-accent max-[14rem]:hidden"
        >
          {initialOf(lead.name)}
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <button
              type="button"
              data-row={lead.id}
              aria-expanded={expanded}
              aria-controls={details}
              aria-describedby={`${details}-status ${details}-priority ${details}-score`}
              onClick={() => onExpand(lead.id)}
              title={lead.name}
              // Room for letters that are taller than ours, without moving what stands below. The ring stands around the words.
              className="-mx-1.5 -my-1 max-w-[calc(100%+0.75rem)] truncate px-1.5 py-1 text-left font-semibold -outline-offset-4 hover:text-accent-strong"
            >
              {lead.name}
            </button>
            {lead.earlier_enquiries > 0 && (
              <span className="shrink-0 text-small text-accent">{ordinal(lead.earlier_enquiries + 1)} enquiry</span>
            )}
            {quiet && <span className="shrink-0 text-small text-ember">{quiet}</span>}
            {lead.follow_up_on && <DayMark about="Follow up: " day={lead.follow_up_on} now={now} />}
          </p>
          <p className="flex gap-x-3 max-sm:flex-wrap text-small text-muted">
            <span title={lead.company || lead.email} className="min-w-0 truncate">
              {lead.company || lead.email}
            </span>
            {lead.taken_by && <HolderMark holder={lead.taken_by} staff={staff} />}
          </p>
        </div>
        <div className="text-small max-xl:hidden">
          <p id={`${details}-status`}>
            <StatusMark status={lead.status} />
          </p>
          <p id={`${details}-priority`}>
            <PriorityMark priority={lead.priority} />
          </p>
        </div>
        <div className="min-w-0 text-small text-muted max-xl:hidden">
          <p title={service} className="truncate">
            {service}
          </p>
          {spoken && (
            <p title={spoken} className="truncate">
              {spoken}
            </p>
          )}
        </div>
        <div className="text-right text-small max-[14rem]:text-left">
          <p id={`${details}-score`}>
            <ScoreMark score={lead.lead_score} />
          </p>
          <p className="text-muted max-xl:hidden">{age}</p>
        </div>
        <p className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-muted xl:hidden">
          <StatusMark status={lead.status} />
          <PriorityMark priority={lead.priority} />
          <span>{age}</span>
          {service && <span className="min-w-0 truncate">{service}</span>}
          {spoken && <span className="min-w-0 truncate">{spoken}</span>}
        </p>
        <div className="col-span-full -ml-3 flex flex-wrap items-center print:hidden max-sm:justify-between xl:flex-nowrap xl:col-span-1 xl:ml-0 xl:justify-end">
          {leadCan.communicate(staff) && <ContactActions lead={lead} agency={agency} inColumns />}
          <IconButton label={`View details of ${lead.name}`} icon="eye" data-act="o" onClick={() => onOpen(lead.id)} />
          {leadCan.edit(staff) && (
            <IconButton label={`Edit ${lead.name}`} icon="pen" data-act="e" onClick={() => onOpen(lead.id, true)} />
          )}
          <IconButton
            label={`Copy info of ${lead.name}`}
            icon="copy"
            data-act="y"
            onClick={() => copy('Info', infoOf(lead))}
          />
          <IconButton
            label={`${expanded ? 'Collapse' : 'Expand'} ${lead.name}`}
            icon={expanded ? 'up' : 'down'}
            onClick={() => onExpand(lead.id)}
          />
        </div>
      </div>
      <div id={details} hidden={!expanded}>
        {expanded && <ExpandedLead lead={lead} agency={agency} staff={staff} />}
      </div>
    </article>
  );
});

/** Which colleague spoke to them last: 'Call by Team Member · 2h ago'. */
function describeContact({ channel, staff_name, at }: NonNullable<Lead['last_contact']>, now: Date): string {
  return `${channelLabels[channel]} by ${staff_name ?? 'Staff'} · ${describeAge(new Date(at), now)}`;
}

function infoOf(lead: Lead): string {
  return [lead.name, lead.company, lead.email, lead.phone && shownPhone(lead.phone), `Reference ${lead.reference}`]
    .filter(Boolean)
    .join('\n');
}
