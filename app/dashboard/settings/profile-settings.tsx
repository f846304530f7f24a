import { useMutation } from '@tanstack/react-query';
import { changeProfile } from '#app/api/account.ts';
import { fieldErrors } from '#app/api/client.ts';
import type { Session } from '#app/api/session.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { TextField } from '#app/ui/field.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { roleLabels } from '#content/labels.ts';
import { longest } from '#domain/longest.ts';
import { SubmitForm } from '../submit-form.tsx';
import { Setting } from './setting.tsx';

export function ProfileSettings({ staff }: { staff: Session }) {
  const refresh = useRefresh('session');
  const change = useMutation({
    mutationFn: (name: string) => changeProfile({ name }),
    onSuccess: ({ name }) => {
      notify.done('Saved', `You are ${name} from now on.`);
      return refresh();
    },
  });
  return (
    <>
      <Setting title="Your name" about="Colleagues see it beside what you do, and it greets you in the header.">
        <SubmitForm
          label="Save"
          busyLabel="Saving..."
          busy={change.isPending}
          error={change.error}
          // Reset, it shows the name as it is kept.
          onSubmit={(field, form) => change.mutate(field('name'), { onSuccess: () => form.reset() })}
        >
          <TextField
            id="profile-name"
            name="name"
            label="Name"
            defaultValue={staff.name}
            maxLength={longest.name}
            autoComplete="name"
            errors={fieldErrors(change.error).name}
            required
          />
        </SubmitForm>
      </Setting>
      <Setting
        title="Your account"
        about="An admin can change your role. Your address and password are under Security."
      >
        <dl className="grid w-full grid-cols-[5rem_minmax(0,1fr)] gap-x-4 max-[14rem]:grid-cols-1 gap-y-2">
          <dt className="text-muted">Email</dt>
          <dd className="wrap-anywhere">{staff.email}</dd>
          <dt className="text-muted">Role</dt>
          <dd>{roleLabels[staff.role]}</dd>
        </dl>
      </Setting>
    </>
  );
}
