// The list itself. Only the rows near the screen exist: a thousand leads cost no more than a hundred. Paper has no screen: there all
// that were fetched stand, one below the other.
import { defaultRangeExtractor, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { LeadRow as Lead } from '#app/api/leads.ts';
import { useSteadyPress } from '#app/ui/use-steady-press.ts';
import type { Staff } from '#domain/staff.ts';
import { LeadRow } from './lead-row.tsx';
import { useHeldRow } from './use-held-row.ts';
import { nameOfKey, useKeys } from './use-keys.ts';
import { useListBegin } from './use-list-begin.ts';
import { useNow } from './use-now.ts';
import { usePrinting } from './use-printing.ts';
import { useSteadyRows } from './use-steady-rows.ts';

interface LeadRowsProps {
  leads: Lead[];
  agency: string;
  staff: Staff;
  /** How many there are in all, as far as that is known. */
  total: number | undefined;
  /** A lead is looked at beside the list. */
  isLeadOpen: boolean;
  /** Whether letters are keys. */
  letters: boolean;
  /** The field from which a key leads to the first row. */
  search: RefObject<HTMLElement | null>;
  /** Which row had the focus last, as long as it has gone nowhere else. */
  focused: RefObject<number | null>;
  onOpen(id: string, edit?: boolean): void;
  /** Somebody goes down by keys and nears the end. */
  onNearEnd(): void;
}

const nearEnd = 10;

export function LeadRows(props: LeadRowsProps) {
  const { leads, agency, staff, total, isLeadOpen, letters, search, focused, onOpen, onNearEnd } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const now = useNow();
  const inFocus = useRef<string>(undefined);
  const indexOf = (id: string | undefined) => (id ? leads.findIndex((lead) => lead.id === id) : -1);
  const rows = useWindowVirtualizer({
    count: leads.length,
    estimateSize: () => (innerWidth < 1280 ? 136 : 77),
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => leads[index]?.id ?? index,
    // The row with the focus is there, however far away somebody looks: keys go on from it, and not from another lead.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), indexOf(inFocus.current)),
    // At once, whatever the page does elsewhere: a correction on its way is a row that moves.
    scrollToFn: (offset, { adjustments = 0 }, library) =>
      windowScroll(offset, { adjustments, behavior: 'instant' }, library),
  });
  const heldRow = useHeldRow(list);
  const [onPress, noteChange] = useSteadyPress();
  const isSteady = useSteadyRows(list, leads, rows, heldRow, noteChange);
  // As the library does by itself, and for the row in hand; but not for whoever reads what stands below the list: the browser keeps
  // them in place already.
  rows.shouldAdjustScrollPositionOnItemSizeChange = ({ index, key, start, end }, _, library) => {
    const seenFrom = library.scrollOffset ?? 0;
    const wasMeasured = library.itemSizeCache.has(key);
    const isAbove = wasMeasured ? end <= seenFrom && library.scrollDirection !== 'backward' : start < seenFrom;
    const held = indexOf(heldRow());
    const isAboveHeld = index < held && isOnScreen(library.measurementsCache[held]);
    return (isAbove || isAboveHeld) && isSteady() && isInSight(list.current);
  };
  const printing = usePrinting();
  const shown = printing ? leads.map(({ id }, index) => ({ index, key: id, start: 0 })) : rows.getVirtualItems();

  useListBegin({ list, leads, rows, heldRow }, setTop);

  // A row that leaves the list takes the focus with it; the one that takes its place gets it, at once or when the dialog that
  // was opened from the row is closed. Nobody is led back there who has gone on to look elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the list has changed, or is free again
  useEffect(() => {
    const index = indexOf(inFocus.current);
    if (index >= 0 && focused.current !== null) focused.current = index;
    if (focused.current === null || isLeadOpen || document.activeElement !== document.body) return;
    const next = Math.min(focused.current, leads.length - 1);
    if (index < 0 && isOnScreen(rows.measurementsCache[next])) goTo(next);
  }, [leads, isLeadOpen]);

  const onExpand = useCallback(
    (id: string) =>
      setExpanded((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );

  const goTo = (index: number) => {
    const id = leads[index]?.id;
    if (!id) return;
    const rowOf = () => list.current?.querySelector<HTMLElement>(`[data-row="${id}"]`);
    // One that is far away has to be there first. Not by its end: for the last row the library takes that of the page.
    if (!rowOf()) rows.scrollToIndex(index, { align: 'start' });
    const focus = (tries: number) => {
      const row = rowOf();
      if (row) {
        row.focus({ preventScroll: true });
        row.closest('li')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      } else if (tries > 0) requestAnimationFrame(() => focus(tries - 1));
    };
    focus(20);
  };
  const onKey = (event: KeyboardEvent<HTMLUListElement>) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea, dialog')) return;
    const item = target.closest<HTMLElement>('[data-index]');
    if (!item) return;
    const at = Number(item.dataset.index);
    const key = nameOfKey(event);
    const steps: Record<string, number> = { ArrowDown: at + 1, j: at + 1, ArrowUp: at - 1, k: at - 1, Home: 0 };
    const step = steps[key];
    const act = item.querySelector<HTMLElement>(`[data-act="${CSS.escape(key)}"]`);
    if (event.key.length === 1 && !letters) return;
    if (step !== undefined) {
      if (step >= leads.length - nearEnd) onNearEnd();
      goTo(step);
    } else if (act) {
      // Held too long, it would call once more with every beat of the keyboard.
      if (!event.repeat) act.click();
    } else return;
    event.preventDefault();
  };
  // From anywhere else: to the first row on the screen.
  const enter = () => goTo(rows.range?.startIndex ?? 0);
  useKeys(letters ? { j: enter, k: enter } : {});
  useKeys({ ArrowDown: () => goTo(0) }, search);

  return (
    <ul
      ref={list}
      onClickCapture={onPress}
      onKeyDown={onKey}
      onFocus={({ target }) => {
        focused.current = Number(target.closest<HTMLElement>('[data-index]')?.dataset.index ?? 0);
        inFocus.current = leads[focused.current]?.id;
      }}
      onBlur={({ relatedTarget }) => {
        if (!relatedTarget || list.current?.contains(relatedTarget) || relatedTarget.closest('dialog')) return;
        focused.current = null;
        inFocus.current = undefined;
      }}
      className="relative"
      style={printing ? {} : { height: rows.getTotalSize() }}
    >
      {shown.map(({ index, key, start }) => {
        const lead = leads[index];
        return (
          lead && (
            <li
              key={key}
              ref={printing ? null : rows.measureElement}
              data-index={index}
              aria-setsize={total ?? -1}
              aria-posinset={index + 1}
              className={printing ? 'break-inside-avoid' : 'absolute inset-x-0 top-0'}
              style={printing ? {} : { transform: `translateY(${start - rows.options.scrollMargin}px)` }}
            >
              <LeadRow
                lead={lead}
                expanded={expanded.has(lead.id)}
                agency={agency}
                staff={staff}
                now={now}
                onExpand={onExpand}
                onOpen={onOpen}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

const withIndex = (indexes: number[], one: number) =>
  one < 0 || indexes.includes(one) ? indexes : [...indexes, one].sort((a, b) => a - b);

const isOnScreen = (row: { start: number; end: number } | undefined) =>
  row !== undefined && row.end > scrollY && row.start < scrollY + innerHeight;

const isInSight = (list: HTMLElement | null) => (list?.getBoundingClientRect().bottom ?? 0) > 0;
