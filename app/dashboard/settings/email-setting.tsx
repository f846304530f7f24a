import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeEmail } from '#app/api/account.ts';
import { fieldErrors } from '#app/api/client.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { PasswordField } from '#app/ui/password-field.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import { SubmitForm } from '../submit-form.tsx';
import { Setting } from './setting.tsx';

export function EmailSetting({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const opener = useFocusBack(open);
  const ask = useMutation({ mutationFn: changeEmail, onSuccess: () => setOpen(false) });
  const errors = fieldErrors(ask.error);
  return (
    <Setting
      title="Email"
      about="You sign in with it, and hear there when your password or second factor changes. A new one counts when you have answered the mail that we send to it."
    >
      <p>{email}</p>
      {ask.isSuccess && !open && (
        <p role="status" className="border-l-2 border-accent pl-4">
          We have sent a mail to {ask.variables.email}. The link in it works once, for an hour. Until then your old
          address counts.
        </p>
      )}
      {open ? (
        <SubmitForm
          label="Send the mail"
          busyLabel="Sending..."
          busy={ask.isPending}
          error={ask.error}
          onSubmit={(field) => ask.mutate({ email: field('email'), password: field('password') })}
          onCancel={() => {
            ask.reset();
            setOpen(false);
          }}
        >
          <TextField
            ref={focusOnce}
            id="new-email"
            name="email"
            label="New email"
            type="email"
            autoComplete="email"
            errors={errors.email}
            required
          />
          <PasswordField
            id="email-password"
            name="password"
            label="Your password"
            autoComplete="current-password"
            errors={errors.password}
            required
          />
        </SubmitForm>
      ) : (
        <Button look="quiet" ref={opener} onClick={() => setOpen(true)}>
          Change email
        </Button>
      )}
    </Setting>
  );
}
