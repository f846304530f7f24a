// Who did what and when, in plain words, newest first.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type AuditEntry, auditQuery } from '#app/api/audit.ts';
import { staffQuery } from '#app/api/staff.ts';
import { SelectField } from '#app/ui/field.tsx';
import { ListState } from '#app/ui/list-state.tsx';
import { ShowMore } from '#app/ui/show-more.tsx';
import { auditActionLabels } from '#content/labels.ts';
import { momentOf } from '../moment.ts';
import { describeEntry } from './describe-entry.ts';

type Option = { value: string; label: string };
const actions: Option[] = Object.entries(auditActionLabels).map(([value, label]) => ({ value, label }));

export function AuditList() {
  const staff = useQuery(staffQuery);
  const people = staff.data?.staff.map(({ id, name }) => ({ value: id, label: name }));
  // In the address, so that it outlives a reload and can be kept or passed on. What nobody offers there is not looked for.
  const [search, setSearch] = useSearchParams();
  const asked = (name: string, options: Option[] | undefined) => {
    const value = search.get(name) ?? '';
    return !options || options.some((option) => option.value === value) ? value : '';
  };
  const filter = { staff: asked('staff', people), action: asked('action', actions) };
  const narrow = (changes: Partial<typeof filter>) =>
    setSearch(
      Object.entries({ ...filter, ...changes }).filter(([, value]) => value),
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  const pages = useInfiniteQuery(auditQuery(filter));
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <section aria-labelledby="audit-heading">
      <h2 id="audit-heading" className="font-display text-title">
        Audit
      </h2>
      <p className="mt-2 max-w-[62ch] text-muted">
        What was done to accounts, settings and leads. Entries cannot be changed, and are deleted after 24 months.
      </p>
      <div className="mt-6 grid max-w-xl grid-cols-1 gap-4 sm:grid-cols-2">
        <SelectField
          id="audit-staff"
          name="staff"
          label="Person"
          empty="Everybody"
          options={people ?? []}
          value={filter.staff}
          onChange={(event) => narrow({ staff: event.target.value })}
        />
        <SelectField
          id="audit-action"
          name="action"
          label="What"
          empty="Everything"
          options={actions}
          value={filter.action}
          onChange={(event) => narrow({ action: event.target.value })}
        />
      </div>
      <ListState
        pending={pages.isPending}
        error={pages.isFetchNextPageError ? null : pages.error}
        failed="The audit could not be loaded."
        onRetry={() => pages.refetch()}
        loaded={pages.data !== undefined}
        empty={pages.isSuccess && entries.length === 0 && 'Nothing of this kind has happened yet.'}
      />
      <ol className="mt-6">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <ShowMore key={JSON.stringify(filter)} pages={pages} label="Show older" />
    </section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  return (
    <li className="grid items-baseline gap-x-6 border-t border-line py-3 sm:grid-cols-[10.5rem_9rem_minmax(0,1fr)]">
      <time dateTime={entry.at} className="text-small text-muted">
        {momentOf(entry.at)}
      </time>
      <p className="truncate text-small">{entry.staff_name ?? 'Nobody known'}</p>
      <p className="min-w-0 break-words">{describeEntry(entry)}</p>
    </li>
  );
}
