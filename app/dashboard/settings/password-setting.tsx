import { useMutation } from '@tanstack/react-query';
import { changePassword } from '#app/api/account.ts';
import { fieldErrors } from '#app/api/client.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { PasswordField } from '#app/ui/password-field.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { SubmitForm } from '../submit-form.tsx';
import { Setting } from './setting.tsx';

export function PasswordSetting({ email }: { email: string }) {
  const refresh = useRefresh('staff');
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      notify.done('Password changed', 'Your other devices are signed out.');
      return refresh();
    },
  });
  const errors = fieldErrors(change.error);
  return (
    <Setting title="Password" about="Changing it signs you out everywhere but here.">
      <SubmitForm
        label="Change password"
        busyLabel="Changing..."
        busy={change.isPending}
        error={change.error}
        onSubmit={(field, form) =>
          change.mutate(
            { current_password: field('current_password'), new_password: field('new_password') },
            { onSuccess: () => form.reset() },
          )
        }
      >
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="current-password"
          name="current_password"
          label="Current password"
          autoComplete="current-password"
          errors={errors.current_password}
          required
        />
        <PasswordField
          id="new-password"
          name="new_password"
          label="New password"
          autoComplete="new-password"
          hint="At least 12 characters. Four or five unrelated words make a good one."
          errors={errors.new_password}
          required
        />
      </SubmitForm>
    </Setting>
  );
}
