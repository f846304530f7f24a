import { useMutation } from '@tanstack/react-query';
import { fieldErrors, Problem } from '#app/api/client.ts';
import { sendCode } from '#app/api/session.ts';
import { TextField } from '#app/ui/field.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { SubmitForm } from '../submit-form.tsx';
import { TextButton } from './text-button.tsx';

export function CodeForm({ onDone, onStartAgain }: { onDone(): unknown; onStartAgain(): void }) {
  const attempt = useMutation({ mutationFn: sendCode, onSuccess: onDone });
  const ended = attempt.error instanceof Problem && attempt.error.code === 'not_signed_in';
  return (
    <>
      <SubmitForm
        label="Continue"
        busyLabel="Checking..."
        busy={attempt.isPending}
        disabled={ended}
        error={attempt.error}
        onSubmit={(field) => attempt.mutate(field('code'))}
        wide
      >
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
      </SubmitForm>
      <TextButton onClick={onStartAgain}>Start again</TextButton>
    </>
  );
}
