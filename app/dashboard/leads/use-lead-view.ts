// Which leads are shown and which one is open stands in the address: a view can be linked, and survives a reload.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { LeadView } from '#app/api/leads.ts';
import { leadPriorities, leadStatuses, leadTabNames } from '#domain/lead.ts';
import { staffIdPattern } from '#domain/staff-id.ts';

const oneOf = <Value extends string>(known: readonly Value[], text: string | null) =>
  known.find((value) => value === text);

export function useLeadView() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const view: LeadView = useMemo(
    () => ({
      tab: oneOf(leadTabNames, search.get('tab')) ?? 'queue',
      status: oneOf(leadStatuses, search.get('status')) ?? '',
      priority: oneOf(leadPriorities, search.get('priority')) ?? '',
      with: search.get('with')?.match(staffIdPattern)?.[0] ?? '',
      q: (search.get('q') ?? '').slice(0, 200),
    }),
    [search],
  );
  // The router changes the address a moment after it is asked to. So that two changes in a row do not undo each other, the next
  // is made to what was asked for last. An address that was asked for here is no news when it comes; any other is, as after Back.
  const latest = useRef(search);
  const asked = useRef<string[]>([]);
  // Together with what it shows: whoever closes a lead that has just opened must not meet the address of before.
  useLayoutEffect(() => {
    const place = asked.current.indexOf(String(search));
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
    if (asked.current.length === 0) latest.current = search;
  }, [search]);
  /** The address that is to be, or nothing where it is that already. */
  const ask = useCallback((changes: Record<string, string>) => {
    const next = new URLSearchParams(latest.current);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    if (String(next) === String(latest.current)) return;
    latest.current = next;
    asked.current.push(String(next));
    return next;
  }, []);
  const change = useCallback(
    (changes: Record<string, string>, replace = false) => {
      const next = ask(changes);
      if (next) setSearch(next, { replace, preventScrollReset: true });
    },
    [setSearch, ask],
  );
  // What stood at which place of the browser's history, as far as it was seen here.
  const seen = useRef<string[]>([]);
  useEffect(() => {
    seen.current[placeInHistory()] = String(search);
  }, [search]);
  /** Goes back to where it was opened from, or Back would open it again; where that was not here, it gives way in its place. */
  const leave = useCallback(
    (changes: Record<string, string>) => {
      const next = ask(changes);
      if (!next) return;
      const here = placeInHistory();
      const from = seen.current.slice(0, here).lastIndexOf(String(next));
      if (from >= 0) void navigate(from - here);
      else setSearch(next, { replace: true, preventScrollReset: true });
    },
    [setSearch, ask, navigate],
  );
  return {
    view,
    open: search.get('lead') || null,
    /** Names the field that is meant, where one is. */
    editing: search.get('edit'),
    show: useCallback((changes: Partial<LeadView>) => change(changes, 'q' in changes), [change]),
    openLead: useCallback(
      (id: string, edit = false) => {
        const isEdited = latest.current.get('lead') === id && latest.current.has('edit');
        if (isEdited && !edit) leave({ edit: '' });
        else change({ lead: id, edit: edit ? '1' : '' });
      },
      [change, leave],
    ),
    closeLead: useCallback(() => leave({ lead: '', edit: '' }), [leave]),
  };
}

/** The router counts the entries that it makes. */
const placeInHistory = (): number => history.state?.idx ?? 0;
