// Changes what is known about a lead. If somebody else was quicker, both versions are shown and the person chooses; what was
// typed stays whatever happens.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fieldErrors, formError, mayBeDone, Problem } from '#app/api/client.ts';
import { useLeadRefresh } from '#app/api/lead-changes.ts';
import { type LeadDetails, type LeadRow, leadQuery, patchLead } from '#app/api/leads.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { notify } from '#app/ui/toaster.tsx';
import { budgetLabels, labelOf, priorityLabels, serviceLabels, statusLabels, timelineLabels } from '#content/labels.ts';
import { leadPriorities, leadStatuses } from '#domain/lead.ts';
import { longest } from '#domain/longest.ts';
import { focusWrong } from '../focus-wrong.ts';
import { readDraft, useKeptDraft } from '../kept-draft.ts';
import { type Choice, Conflict } from './conflict.tsx';
import { changedFields, type DraftFields, disputedFields, draftOf, editedFields } from './lead-draft.ts';
import { leadFields, valueInWords } from './lead-fields.ts';

type Base = DraftFields & { version: number };
interface Draft {
  base: Base;
  typed: DraftFields;
}
const baseOf = (lead: LeadRow): Base => ({ ...draftOf(lead), version: lead.version });

/** Under which it is kept what somebody changes about a lead. */
export const editKey = (leadId: string, staffId: string) => `edit-${staffId}-${leadId}`;

/** What somebody has changed about a lead and not saved, a field a line. */
export function unsavedChanges(leadId: string, staffId: string): string[] {
  const kept = readDraft<Draft>(editKey(leadId, staffId));
  const changed = kept ? changedFields(kept.base, kept.typed) : {};
  return editedFields.flatMap((field) => {
    const value = changed[field];
    return value === undefined ? [] : `${leadFields[field].name}: ${valueInWords(field, value) || 'nothing'}`;
  });
}

interface EditFormProps {
  lead: LeadDetails;
  staffId: string;
  /** The field to begin with, where it is one of them. */
  at: string;
  onDone(): void;
}

export function EditForm({ lead, staffId, at, onDone }: EditFormProps) {
  const client = useQueryClient();
  const refresh = useLeadRefresh();
  // As it was when the form was opened: news from elsewhere must not change what is being typed.
  const kept = useKeptDraft<Draft>(editKey(lead.id, staffId), () => ({
    base: baseOf(lead),
    typed: draftOf(lead),
  }));
  const { base, typed: draft } = kept.draft;
  const [theirs, setTheirs] = useState<LeadDetails>();
  const form = useRef<HTMLFormElement>(null);
  const save = useMutation({
    // All of it: a status alone would be a move, and bound to the table of moves.
    mutationFn: ({ version, fields }: { version: number; fields: DraftFields }) =>
      patchLead(lead.id, { version, ...fields } as Parameters<typeof patchLead>[1]),
    onSuccess: async (saved, { fields }) => {
      await refresh();
      kept.drop();
      const since = changedFields(fields, kept.latest.current.typed);
      const isLeft = Object.keys(since).length > 0;
      notify.done(`${saved.name} was saved`, isLeft ? 'What you typed since then is not saved yet.' : '');
      if (isLeft) kept.change({ base: baseOf(saved), typed: { ...draftOf(saved), ...since } });
      // Whoever has closed the form meanwhile is not led back to the lead.
      else if (form.current) onDone();
    },
    onError: async (error) => {
      if (!form.current) {
        notify.failed(
          `${draft.name} ${mayBeDone(error) ? 'may not have been' : 'was not'} saved`,
          `${error.message} What you typed is kept: edit the lead again.`,
        );
        return;
      }
      if (!(error instanceof Problem && error.code === 'changed_meanwhile')) return;
      const now = await client.fetchQuery({ ...leadQuery(lead.id), staleTime: 0 }).catch(() => null);
      if (!now) return; // the next press asks again
      // Where their changes and ours do not touch, both stand, and there is nothing to ask. Ours as they are by now.
      const { base: before, typed: mine } = kept.latest.current;
      const isDisputed = disputedFields({ mine, before, theirs: draftOf(now) }).length > 0;
      if (isDisputed) setTheirs(now);
      else settle(now, {});
    },
  });
  const changed = changedFields(base, draft);
  const leave = () => {
    kept.drop();
    onDone();
  };
  // The button goes with its press; the form begins anew.
  const discard = () => {
    kept.discard();
    form.current?.querySelector('input')?.focus();
  };
  const errors = fieldErrors(save.error);
  useEffect(() => {
    if (save.error) focusWrong(form.current);
  }, [save.error]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (save.isPending) return;
    if (Object.keys(changed).length === 0) return leave();
    save.mutate({ version: base.version, fields: draft });
  }
  function settle(now: LeadDetails, chosen: Record<string, Choice>) {
    const { base: before, typed: mine } = kept.latest.current;
    const next = { ...draftOf(now) };
    for (const field of editedFields) {
      if (mine[field] !== before[field] && chosen[field] !== 'theirs') next[field] = mine[field];
    }
    kept.change({ base: baseOf(now), typed: next });
    setTheirs(undefined);
    save.reset();
    if (Object.keys(changedFields(draftOf(now), next)).length === 0) return leave();
    save.mutate({ version: now.version, fields: next });
  }
  if (theirs)
    return (
      <Conflict mine={draft} before={base} theirs={draftOf(theirs)} onSettle={(chosen) => settle(theirs, chosen)} />
    );

  const begin = editedFields.find((name) => name === at) ?? 'name';
  const field = (name: keyof DraftFields) => ({
    ...(name === begin && { ref: focusOnce }),
    id: `edit-${name}`,
    name,
    label: leadFields[name].name,
    value: draft[name],
    errors: errors[name],
    onChange: (event: { target: { value: string } }) =>
      kept.change({ base, typed: { ...draft, [name]: event.target.value } }),
  });
  const options = (labels: Partial<Record<string, string>>, name: keyof DraftFields) => {
    const known = Object.entries(labels).map(([value, label = value]) => ({ value, label }));
    // What a form once sent stays choosable, also when no list knows it any more.
    const odd = base[name] && !Object.hasOwn(labels, base[name]);
    return odd ? [...known, { value: base[name], label: labelOf(labels, base[name]) }] : known;
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-6 flex flex-col gap-5">
      {kept.isRestored && (
        <p role="status" className="flex flex-wrap items-center gap-x-4 border-l-2 border-accent pl-4">
          These are unsaved changes from earlier.
          <button type="button" onClick={discard} className="min-h-11 underline underline-offset-4">
            Discard them
          </button>
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('name')} required maxLength={longest.name} autoComplete="off" />
        <TextField {...field('company')} maxLength={longest.line} autoComplete="off" />
        <TextField {...field('email')} required type="email" maxLength={longest.email} autoComplete="off" />
        <TextField {...field('phone')} type="tel" maxLength={longest.phone} autoComplete="off" />
        <SelectField {...field('service_type')} empty="None" options={options(serviceLabels, 'service_type')} />
        <SelectField {...field('budget_range')} empty="None" options={options(budgetLabels, 'budget_range')} />
        <SelectField {...field('timeline')} empty="None" options={options(timelineLabels, 'timeline')} />
        <TextField
          {...field('estimated_value')}
          hint="In rand. Follows the budget until you change it, and is the revenue once the lead is won."
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
        />
        <SelectField
          {...field('priority')}
          options={leadPriorities.map((value) => ({ value, label: priorityLabels[value] }))}
        />
        <SelectField
          {...field('status')}
          options={leadStatuses.map((value) => ({ value, label: statusLabels[value] }))}
        />
      </div>
      <TextArea {...field('message')} rows={6} maxLength={longest.text} />
      {formError(save.error) && (
        <p role="alert" className="text-danger">
          {mayBeDone(save.error) ? 'Perhaps not saved' : 'Not saved'}: {formError(save.error)} What you typed is still
          here.
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
        <Button look="quiet" onClick={leave}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
