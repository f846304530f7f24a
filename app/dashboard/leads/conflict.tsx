// Two people changed the same lead: theirs is saved, ours is not yet. Field by field the person says which one stands.
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { disputedFields, type EditedField, editedFields, type Versions } from './lead-draft.ts';
import { leadFields, valueInWords } from './lead-fields.ts';

export type Choice = 'mine' | 'theirs';

interface ConflictProps extends Versions {
  onSettle(chosen: Record<string, Choice>): void;
}

export function Conflict({ mine, before, theirs, onSettle }: ConflictProps) {
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const disputed = disputedFields({ mine, before, theirs });
  const beside = editedFields.filter((field) => theirs[field] !== before[field] && !disputed.includes(field));
  const shown = (field: EditedField, value: string) => valueInWords(field, value) || 'nothing';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSettle(chosen);
      }}
      className="mt-6 flex flex-col gap-6"
    >
      <div role="alert">
        <h3 ref={focusOnce} tabIndex={-1} className="font-semibold">
          Somebody else saved this lead while you were editing it.
        </h3>
        <p className="mt-1 text-muted">Nothing of yours is lost. Choose what stands, field by field.</p>
      </div>
      {disputed.map((field) => (
        <fieldset key={field} className="grid min-w-0 grid-cols-1 gap-2 border-t border-line pt-4 sm:grid-cols-2">
          <legend className="float-left mb-2 w-full text-small text-muted sm:col-span-2">
            {leadFields[field].name}
          </legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <label
              key={side}
              className="flex cursor-pointer items-start gap-3 border border-line p-4 has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={field}
                checked={(chosen[field] ?? 'mine') === side}
                onChange={() => setChosen({ ...chosen, [field]: side })}
                className="mt-1 shrink-0 accent-accent"
              />
              <span className="min-w-0">
                <span className="block text-small text-muted">{side === 'mine' ? 'Yours' : 'Theirs'}</span>
                <span className="whitespace-pre-line break-words">
                  {shown(field, side === 'mine' ? mine[field] : theirs[field])}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {beside.length > 0 && (
        <p className="break-words text-muted">
          They also changed, which stands:{' '}
          {beside.map((field) => `${leadFields[field].name} (${shown(field, theirs[field])})`).join(', ')}.
        </p>
      )}
      <p>
        <Button type="submit">Save this choice</Button>
      </p>
    </form>
  );
}
