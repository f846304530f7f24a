// Search and filters. What is typed is looked for a moment after the last letter.
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LeadView } from '#app/api/leads.ts';
import { colleaguesQuery } from '#app/api/staff.ts';
import { Icon } from '#app/ui/icon.tsx';
import { makeRoomBelow } from '#app/ui/make-room-below.ts';
import { priorityLabels, statusLabels } from '#content/labels.ts';
import { type LeadPriority, type LeadStatus, leadPriorities } from '#domain/lead.ts';
import { longest } from '#domain/longest.ts';
import type { Staff } from '#domain/staff.ts';

const patience = 250;
const filteredStatuses: LeadStatus[] = ['new', 'contacted', 'qualified', 'proposal_sent', 'closed_won', 'closed_lost'];
const control =
  'min-h-11 rounded-sm border border-line-strong bg-ground px-3 text-base text-text hover:border-muted focus:border-accent focus:outline-2 focus:outline-accent';

export function LeadToolbar({
  view,
  cleared,
  staff,
  onChange,
  search,
}: {
  view: LeadView;
  /** How often all of it was given up at once. */
  cleared: number;
  staff: Staff;
  onChange(changes: Partial<LeadView>): void;
  search: RefObject<HTMLInputElement | null>;
}) {
  const colleagues = useColleagues(staff, view.with);
  const [typed, setTyped] = useState(view.q);
  // What was asked for last from here. Anything else in the address came by itself: somebody went back, or followed a link.
  const asked = useRef(view.q);
  useEffect(() => {
    if (view.q === asked.current) return;
    asked.current = view.q;
    setTyped(view.q);
  }, [view.q]);
  // Also what was just typed, and has not been asked for yet.
  useEffect(() => {
    if (cleared > 0) setTyped('');
  }, [cleared]);
  useEffect(() => {
    if (typed.trim() === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = typed.trim();
      onChange({ q: asked.current });
    }, patience);
    return () => clearTimeout(timer);
  }, [typed, onChange]);

  return (
    <search className="flex flex-wrap items-center gap-3">
      <label className="relative min-w-[min(14rem,100%)] flex-1 max-lg:basis-full">
        <span className="sr-only">Search leads</span>
        <span className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-muted">
          <Icon name="search" />
        </span>
        <input
          ref={search}
          type="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            makeRoomBelow(target);
          }}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
          maxLength={longest.line}
          placeholder="Search leads"
          aria-keyshortcuts="/"
          className={`${control} w-full scroll-mt-20 pl-11`}
        />
      </label>
      <Filter
        label="Status"
        value={view.status}
        options={statusesWith(view.status)}
        onChange={(status) => onChange({ status: status as LeadStatus | '' })}
      />
      <Filter
        label="Priority"
        value={view.priority}
        options={leadPriorities.map((value) => [value, priorityLabels[value]])}
        onChange={(priority) => onChange({ priority: priority as LeadPriority | '' })}
      />
      <Filter
        label="With"
        value={view.with}
        options={colleagues}
        onChange={(colleague) => onChange({ with: colleague })}
      />
    </search>
  );
}

/** Also where an address asks for one that the list does not offer: what is filtered is said. */
function statusesWith(chosen: LeadStatus | ''): [string, string][] {
  const offered = chosen && !filteredStatuses.includes(chosen) ? [...filteredStatuses, chosen] : filteredStatuses;
  return offered.map((value) => [value, statusLabels[value]]);
}

/** Also who has left and still has some. When the names are on their way, or they have none any more: what is filtered is said. */
function useColleagues(staff: Staff, chosen: string): [string, string][] {
  const { colleagues = [], left = [] } = useQuery(colleaguesQuery).data ?? {};
  const others = colleagues.filter(({ id }) => id !== staff.id);
  const gone = left.map(({ id, name }) => ({ id, name: `${name} (left)` }));
  const known = [{ id: 'me', name: 'Me' }, ...others, ...gone].map(({ id, name }): [string, string] => [id, name]);
  return chosen && !known.some(([id]) => id === chosen) ? [...known, [chosen, 'A colleague']] : known;
}

function Filter({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: [string, string][];
  onChange(value: string): void;
}) {
  return (
    <label className="flex items-center gap-2 text-small text-muted max-lg:flex-1 max-sm:flex-col max-sm:items-start max-sm:gap-1">
      {label}
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${control} max-lg:w-full lg:max-w-52`}
      >
        <option value="">All</option>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
