import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { fieldErrors, formError, Problem } from '#app/api/client.ts';
import { sendCode } from '#app/api/session.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';

export function CodeForm({ onDone, onStartAgain }: { onDone(): unknown; onStartAgain(): void }) {
  const attempt = useMutation({ mutationFn: sendCode, onSuccess: onDone });
  const ended = attempt.error instanceof Problem && attempt.error.code === 'not_signed_in';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!attempt.isPending) attempt.mutate(String(new FormData(event.currentTarget).get('code')));
  }

  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-6">
        <TextField
          ref={focusOnce}
          id="sign-in-code"
          name="code"
          label="Code"
          inputMode="text"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          hint="The six digits that your authenticator app shows now. Without your telephone: one of your recovery codes."
          errors={fieldErrors(attempt.error).code}
          required
        />
        {formError(attempt.error) && (
          <p role="alert" className="text-danger">
            {formError(attempt.error)}
          </p>
        )}
        <Button type="submit" disabled={attempt.isPending || ended}>
          {attempt.isPending ? 'Checking...' : 'Continue'}
        </Button>
      </form>
      <button
        type="button"
        onClick={onStartAgain}
        className="self-start text-small text-muted underline underline-offset-4 hover:text-text"
      >
        Start again
      </button>
    </>
  );
}
