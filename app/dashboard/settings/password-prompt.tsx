import { fieldErrors } from '#app/api/client.ts';
import { focusOnce } from '#app/ui/focus-once.ts';
import { PasswordField } from '#app/ui/password-field.tsx';
import { SubmitForm } from '../submit-form.tsx';

interface PasswordPromptProps {
  label: string;
  busy: boolean;
  error: Error | null;
  onSubmit(password: string): void;
  onCancel?: (() => void) | undefined;
}

/** The password again, before something that would let somebody else stay. */
export function PasswordPrompt({ label, busy, error, onSubmit, onCancel }: PasswordPromptProps) {
  return (
    <SubmitForm
      label={label}
      busyLabel="Checking..."
      busy={busy}
      error={error}
      onSubmit={(field) => onSubmit(field('password'))}
      onCancel={onCancel}
    >
      <PasswordField
        ref={focusOnce}
        id="password-again"
        name="password"
        label="Your password"
        autoComplete="current-password"
        errors={fieldErrors(error).password}
        required
      />
    </SubmitForm>
  );
}
