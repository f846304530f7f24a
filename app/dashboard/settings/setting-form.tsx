import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { formError } from '#app/api/client.ts';
import { Button } from '#app/ui/button.tsx';

interface SettingFormProps {
  /** The button while it waits, and while it works. */
  label: string;
  busyLabel: string;
  busy: boolean;
  error: Error | null;
  onSubmit(fields: (name: string) => string, form: HTMLFormElement): void;
  onCancel?: (() => void) | undefined;
  children: ReactNode;
}

export function SettingForm({ label, busyLabel, busy, error, onSubmit, onCancel, children }: SettingFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    onSubmit((name) => String(data.get(name) ?? ''), event.currentTarget);
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  return (
    <form ref={form} onSubmit={submit} className="flex w-full flex-col gap-5">
      {children}
      {formError(error) && (
        <p role="alert" className="text-danger">
          {formError(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
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
