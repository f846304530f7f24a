import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { fieldErrors, formError } from '#app/api/client.ts';
import { askForRecovery } from '#app/api/session.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';

export function RecoveryForm({ onBack }: { onBack(): void }) {
  const ask = useMutation({ mutationFn: askForRecovery });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!ask.isPending) ask.mutate(String(new FormData(event.currentTarget).get('email')));
  }

  return (
    <>
      {ask.isSuccess ? (
        <p role="status" ref={focusOnce} tabIndex={-1} className="border-l-2 border-accent pl-4">
          If there is an account with this address, a mail is on its way to it. The link in it works once, for 30
          minutes. Look among unwanted mail, too.
        </p>
      ) : (
        <form onSubmit={submit} className="flex flex-col gap-6">
          <TextField
            ref={focusOnce}
            id="recovery-email"
            name="email"
            label="Email"
            type="email"
            autoComplete="username"
            hint="We send a link to choose a new password. Your old one works until you do."
            errors={fieldErrors(ask.error).email}
            required
          />
          {formError(ask.error) && (
            <p role="alert" className="text-danger">
              {formError(ask.error)}
            </p>
          )}
          <Button type="submit" disabled={ask.isPending}>
            {ask.isPending ? 'Sending...' : 'Send the link'}
          </Button>
        </form>
      )}
      <button
        type="button"
        onClick={onBack}
        className="self-start text-small text-muted underline underline-offset-4 hover:text-text"
      >
        Back to sign-in
      </button>
    </>
  );
}
