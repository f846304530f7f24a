// A labelled control with a place for what is wrong with it. The place is always in the document, so that an answer
// can be shown with and without script.
import type { ComponentProps, ReactNode } from 'react';
import { useTooLong } from './use-too-long.ts';

interface FieldProps {
  /** Unique on the page; ids are made from it. */
  id: string;
  name: string;
  label: ReactNode;
  required?: boolean | undefined;
  errors?: readonly string[] | undefined;
  hint?: string | undefined;
}

const control =
  'block w-full rounded-sm border border-line-strong bg-ground px-4 py-3 text-base text-text placeholder:text-muted/80 transition-colors duration-200 hover:border-muted focus:border-accent focus:outline-2 focus:outline-offset-0 focus:outline-accent aria-invalid:border-danger';

export function TextField({
  label,
  errors,
  hint,
  inside,
  below,
  maxLength,
  ...input
}: FieldProps &
  ComponentProps<'input'> & {
    /** A button at the end of the line. */
    inside?: ReactNode;
    /** What the field has to say about what was typed. Its id is that of the field with `-below`. */
    below?: ReactNode;
  }) {
  const { tooLong: wrong = errors, onInput } = useTooLong({ ...input, maxLength });
  const line = (
    <input
      {...input}
      {...described(input.id, wrong, hint, below)}
      onInput={onInput}
      className={`${control} min-h-12 ${inside ? 'pr-12' : ''}`}
    />
  );
  return (
    <Field {...input} label={label} errors={wrong} hint={hint}>
      {inside ? (
        <div className="relative">
          {line}
          {inside}
        </div>
      ) : (
        line
      )}
      {below}
    </Field>
  );
}

export function TextArea({ label, errors, hint, maxLength, ...input }: FieldProps & ComponentProps<'textarea'>) {
  const { tooLong: wrong = errors, onInput } = useTooLong({ ...input, maxLength });
  return (
    <Field {...input} label={label} errors={wrong} hint={hint}>
      <textarea {...input} {...described(input.id, wrong, hint)} onInput={onInput} className={`${control} resize-y`} />
    </Field>
  );
}

export function SelectField({
  label,
  errors,
  hint,
  options,
  empty,
  ...input
}: FieldProps &
  ComponentProps<'select'> & {
    options: readonly { value: string; label: string }[];
    /** What no choice is called; without it there is always one. */
    empty?: string;
  }) {
  return (
    <Field {...input} label={label} errors={errors} hint={hint}>
      <select {...input} {...described(input.id, errors, hint)} className={`${control} min-h-12`}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function CheckField({ id, name, label }: { id: string; name: string; label: ReactNode }) {
  return (
    <p className="flex items-start gap-3 text-small text-muted">
      <input id={id} name={name} value="yes" type="checkbox" className="mt-0.5 size-5 shrink-0" />
      <label htmlFor={id}>{label}</label>
    </p>
  );
}

export const RequiredMark = () => <span className="text-accent"> *</span>;

function Field({ id, name, label, required, errors, hint, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-small font-medium text-text">
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} data-error-for={name} hidden={!errors} className="text-small text-danger">
        {errors?.join(' ')}
      </p>
    </div>
  );
}

function described(id: string, errors: readonly string[] | undefined, hint: string | undefined, below?: ReactNode) {
  const ids = [hint && `${id}-hint`, below && `${id}-below`, errors && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-invalid': errors ? true : undefined, 'aria-describedby': ids || undefined };
}
