// A form with one button to send it: busy while it is under way, and what was wrong is said and found.
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { formError } from '#app/api/client.ts';
import { Button } from '#app/ui/button.tsx';
import { focusWrong } from './focus-wrong.ts';

interface SubmitFormProps {
  /** The button while it waits, and while it works. */
  label: string;
  busyLabel: string;
  busy: boolean;
  /** Nothing can be sent any more. */
  disabled?: boolean;
  error?: Error | null;
  /** The form, for whoever empties it when it has done its work. */
  onSubmit(field: (name: string) => string, form: HTMLFormElement): void;
  onCancel?: (() => void) | undefined;
  /** The button is as wide as the fields. */
  wide?: boolean;
  children: ReactNode;
}

export function SubmitForm({
  label,
  busyLabel,
  busy,
  disabled = false,
  error = null,
  onSubmit,
  onCancel,
  wide = false,
  children,
}: SubmitFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    onSubmit((name) => String(data.get(name) ?? ''), event.currentTarget);
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusWrong(form.current);
  }, [error]);
  return (
    <form ref={form} onSubmit={submit} className={`flex w-full flex-col ${wide ? 'gap-6' : 'gap-5'}`}>
      {children}
      {formError(error) && (
        <p role="alert" className="text-danger">
          {formError(error)}
        </p>
      )}
      <div className={wide ? 'grid' : 'flex flex-wrap gap-3'}>
        <Button type="submit" busy={busy} disabled={disabled}>
          {busy ? busyLabel : label}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
