import { useMutation } from '@tanstack/react-query';
import { fieldErrors } from '#app/api/client.ts';
import { askForRecovery } from '#app/api/session.ts';
import { TextField } from '#app/ui/field.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { SubmitForm } from '../submit-form.tsx';
import { TextButton } from './text-button.tsx';

export function RecoveryForm({ onBack }: { onBack(): void }) {
  const ask = useMutation({ mutationFn: askForRecovery });
  return (
    <>
      {ask.isSuccess ? (
        <p role="status" ref={focusOnce} tabIndex={-1} className="border-l-2 border-accent pl-4">
          If there is an account with this address, a mail is on its way to it. The link in it works once, for 30
          minutes. Look among unwanted mail, too.
        </p>
      ) : (
        <SubmitForm
          label="Send the link"
          busyLabel="Sending..."
          busy={ask.isPending}
          error={ask.error}
          onSubmit={(field) => ask.mutate(field('email'))}
          wide
        >
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
        </SubmitForm>
      )}
      <TextButton onClick={onBack}>Back to sign-in</TextButton>
    </>
  );
}
