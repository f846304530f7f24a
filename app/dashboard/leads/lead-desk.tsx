// The lead list with everything that narrows it: tabs, search, filters. Keys lead through it; '?' says which.
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLeaving } from '#app/api/lead-changes.ts';
import { type LeadPage, type LeadView, leadsQuery } from '#app/api/leads.ts';
import { ListState } from '#app/ui/list-state.tsx';
import { deskWords } from '#content/desk.ts';
import { tabLabels } from '#content/labels.ts';
import type { Staff } from '#domain/staff.ts';
import { count } from '../count.ts';
import { ChatFound } from './chat-found.tsx';
import { LeadListEnd } from './lead-list-end.tsx';
import { LeadRows } from './lead-rows.tsx';
import { focusTab, LeadTabs, tabPanel } from './lead-tabs.tsx';
import { LeadToolbar } from './lead-toolbar.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { useKeys } from './use-keys.ts';
import { useLetterKeys } from './use-letter-keys.ts';
import { useSaidCount } from './use-said-count.ts';

interface LeadDeskProps {
  view: LeadView;
  staff: Staff;
  agency: string;
  isLeadOpen: boolean;
  onView(changes: Partial<LeadView>): void;
  onOpen(id: string, edit?: boolean): void;
}

export function LeadDesk({ view, staff, agency, isLeadOpen, onView, onOpen }: LeadDeskProps) {
  const leads = useInfiniteQuery(leadsQuery(view));
  const search = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState(false);
  const [cleared, setCleared] = useState(0);
  const [letters, setLetters] = useLetterKeys();
  useKeys(letters ? { '/': () => search.current?.focus(), '?': () => setHelp(true) } : {});

  const focused = useRef<number | null>(null);

  // The rows of the last view stand there, faded, while those of this one are on their way; not when these do not come.
  const isOther = leads.isPlaceholderData;
  const failure = leads.error ?? (isOther || leads.isPending ? leads.failureReason : null);
  const data = isOther && failure ? undefined : leads.data;
  const leaving = useLeaving();
  const rows = useMemo(
    () => (data?.pages.flatMap((page) => page.leads) ?? []).filter(({ id }) => !leaving.includes(id)),
    [data, leaving],
  );
  const first = data?.pages[0];
  const total = first && totalOf(first);
  const unit = first?.total === 1 ? 'lead' : 'leads';
  const elsewhere = useElsewhere(view, isOther ? undefined : first?.total);
  const isAnswered = !isOther && !elsewhere.isPending;
  useSaidCount(
    JSON.stringify(view),
    total && isAnswered ? [`${total} ${unit} shown`, elsewhere.found].filter(Boolean).join(', ') : undefined,
  );
  const isNarrowed = Boolean(view.q || view.status || view.priority || view.with);
  return (
    <section aria-label="Leads" className="flex flex-col gap-4">
      <LeadTabs tab={view.tab} onTab={(tab) => onView({ tab })} />
      <LeadToolbar view={view} cleared={cleared} staff={staff} onChange={onView} search={search} />
      <div className="flex flex-wrap items-center justify-between gap-3 text-small text-muted">
        <p className="flex flex-wrap items-center gap-x-5">
          {total && (
            <span className={isOther ? faded : ''}>
              <span className="mr-1 rounded-sm border border-line-strong px-2 py-0.5 text-text">{total}</span> {unit}{' '}
              shown
            </span>
          )}
          {elsewhere.found && (
            <button
              type="button"
              onClick={() => {
                onView({ tab: 'all' });
                focusTab('all');
              }}
              className="min-h-11 text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              Show {elsewhere.found}
            </button>
          )}
        </p>
        <p className="flex items-center gap-5">
          {isNarrowed && (
            <button
              type="button"
              onClick={({ detail }) => {
                onView({ q: '', status: '', priority: '', with: '' });
                setCleared(cleared + 1);
                // The button goes, and the focus of whoever came by keys with it. A finger would only call up the keyboard.
                if (detail === 0) search.current?.focus();
              }}
              className="min-h-11 underline underline-offset-4 hover:text-text"
            >
              Clear filters
            </button>
          )}
          <button
            type="button"
            onClick={() => setHelp(true)}
            className="min-h-11 underline-offset-4 hover:text-text hover:underline max-sm:hidden"
          >
            Keyboard shortcuts
          </button>
        </p>
      </div>
      {view.q && <ChatFound typed={view.q} />}
      <div id={tabPanel} role="tabpanel" aria-label="Leads" aria-busy={leads.isFetching}>
        <ListState
          pending={leads.isPending && !failure}
          error={failure}
          loaded={data !== undefined}
          failed="The leads could not be loaded."
          onRetry={() => leads.refetch()}
        />
        {data && (
          <div className={isOther ? faded : ''}>
            {rows.length === 0 ? (
              <Empty {...deskWords.empty[isNarrowed ? 'all' : view.tab]} focused={focused} isLeadOpen={isLeadOpen} />
            ) : (
              <LeadRows
                leads={rows}
                total={first?.total_is_least ? undefined : first?.total}
                agency={agency}
                staff={staff}
                isLeadOpen={isLeadOpen}
                letters={letters}
                search={search}
                focused={focused}
                onOpen={onOpen}
                onNearEnd={() => {
                  if (leads.hasNextPage && !leads.isFetchingNextPage) void leads.fetchNextPage();
                }}
              />
            )}
          </div>
        )}
        {data && <LeadListEnd key={JSON.stringify(view)} pages={leads} loaded={data.pages.length} />}
      </div>
      {help && <Shortcuts letters={letters} onLetters={setLetters} onClose={() => setHelp(false)} />}
    </section>
  );
}

const totalOf = ({ total, total_is_least }: LeadPage) => `${count(total)}${total_is_least ? '+' : ''}`;

/** Not at once: most answers are there before the eye would see it. */
const faded = 'opacity-45 transition-opacity delay-200 duration-200';

/** Whoever calls back stands on another tab by now: what a search would find on all of them, where that is more. */
function useElsewhere(view: LeadView, shown: number | undefined) {
  const isMeant = view.tab !== 'all' && Boolean(view.q || (shown === 0 && (view.status || view.priority || view.with)));
  const all = useInfiniteQuery({ ...leadsQuery({ ...view, tab: 'all' }), enabled: isMeant });
  const first = isMeant && !all.isPlaceholderData ? all.data?.pages[0] : undefined;
  const found = first && shown !== undefined && first.total > shown ? `${totalOf(first)} in ${tabLabels.all}` : '';
  return { found, isPending: isMeant && all.isFetching && !first };
}

interface EmptyProps {
  title: string;
  text: string;
  focused: RefObject<number | null>;
  isLeadOpen: boolean;
}

/** Takes the focus that the last row had. */
function Empty({ title, text, focused, isLeadOpen }: EmptyProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused.current === null || isLeadOpen || document.activeElement !== document.body) return;
    heading.current?.focus();
  }, [focused, isLeadOpen]);
  return (
    <div className="py-16">
      <h3 ref={heading} tabIndex={-1} className="font-display text-title">
        {title}
      </h3>
      {text && <p className="mt-1 text-muted">{text}</p>}
    </div>
  );
}
