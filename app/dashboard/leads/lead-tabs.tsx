import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { countsQuery } from '#app/api/leads.ts';
import { tabLabels } from '#content/labels.ts';
import { type LeadTab, leadTabNames } from '#domain/lead.ts';
import { count } from '../count.ts';

export const tabPanel = 'leads-panel';

export const focusTab = (tab: LeadTab) => document.querySelector<HTMLElement>(`[data-tab=${tab}]`)?.focus();

export function LeadTabs({ tab, onTab }: { tab: LeadTab; onTab(tab: LeadTab): void }) {
  const counts = useQuery(countsQuery);
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // With one of these keys it is the browser's.
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    // From the one that has the focus: what is chosen follows a moment later, and keys may be quicker.
    const from = leadTabNames.indexOf((event.target as HTMLElement).dataset.tab as LeadTab);
    const next = leadTabNames.at((from + step) % leadTabNames.length) ?? tab;
    onTab(next);
    focusTab(next);
  };
  return (
    <div
      role="tablist"
      aria-label="Leads"
      onKeyDown={onKey}
      className="flex flex-wrap gap-x-3 border-b border-line max-sm:justify-between sm:gap-x-8"
    >
      {leadTabNames.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          data-tab={name}
          aria-selected={name === tab}
          aria-controls={tabPanel}
          tabIndex={name === tab ? 0 : -1}
          onClick={() => onTab(name)}
          className="-mb-px flex items-baseline gap-x-2 border-b-2 border-transparent py-3 text-muted transition-colors hover:text-text aria-selected:border-accent aria-selected:text-text forced-colors:border-b-0 forced-colors:aria-selected:border-b-4 forced-colors:aria-selected:border-[color:Highlight] max-sm:flex-col max-sm:py-2 max-sm:text-small"
        >
          {tabLabels[name]}
          <span className="text-small">{counts.data && count(counts.data.tabs[name])}</span>
        </button>
      ))}
    </div>
  );
}
