// Three steps to a second factor: the password again, the key into the app and a first code back, the recovery codes away.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmEnrolment, type Enrolment, startEnrolment } from '#app/api/account.ts';
import { fieldErrors } from '#app/api/client.ts';
import { TextField } from '#app/ui/field.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { QrCode } from '#app/ui/qr-code.tsx';
import { SubmitForm } from '../submit-form.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export function EnrolmentForm({ onDone, onCancel }: { onDone(): unknown; onCancel?: () => void }) {
  const [confirmed, setConfirmed] = useState(false);
  const start = useMutation({ mutationFn: startEnrolment });
  if (!start.data) {
    return (
      <PasswordPrompt
        label="Continue"
        busy={start.isPending}
        error={start.error}
        onSubmit={(password) => start.mutate(password)}
        onCancel={onCancel}
      />
    );
  }
  if (!confirmed) {
    return <ConfirmForm enrolment={start.data} onConfirmed={() => setConfirmed(true)} onCancel={onCancel} />;
  }
  return <RecoveryCodes codes={start.data.recovery_codes} onDone={onDone} />;
}

interface ConfirmFormProps {
  enrolment: Enrolment;
  onConfirmed(): void;
  onCancel: (() => void) | undefined;
}

function ConfirmForm({ enrolment, onConfirmed, onCancel }: ConfirmFormProps) {
  const confirm = useMutation({ mutationFn: confirmEnrolment, onSuccess: onConfirmed });
  return (
    <>
      <div className="flex flex-wrap items-start gap-6">
        <QrCode text={enrolment.uri} label="QR code for your authenticator app" />
        <div className="max-w-[34ch] text-small text-muted">
          <p ref={focusOnce} tabIndex={-1}>
            Scan this with your authenticator app. On the same telephone, or where the camera fails, type this key into
            the app:
          </p>
          <p className="mt-3 select-all break-all font-semibold text-text" data-testid="second-factor-key">
            {enrolment.key.match(/.{1,4}/g)?.join(' ')}
          </p>
        </div>
      </div>
      <SubmitForm
        label="Turn it on"
        busyLabel="Checking..."
        busy={confirm.isPending}
        error={confirm.error}
        onSubmit={(field) => confirm.mutate(field('code'))}
        onCancel={onCancel}
      >
        <TextField
          id="enrolment-code"
          name="code"
          label="Code from the app"
          inputMode="numeric"
          autoComplete="one-time-code"
          hint="The six digits that it shows now."
          errors={fieldErrors(confirm.error).code}
          required
        />
      </SubmitForm>
    </>
  );
}
