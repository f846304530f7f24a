// For admins: who works here, who may do what, and what is asked of everyone.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '#app/api/client.ts';
import { addStaff, requireSecondFactor, staffQuery } from '#app/api/staff.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { ListState } from '#app/ui/list-state.tsx';
import { say } from '#app/ui/spoken.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import { roleLabels } from '#content/labels.ts';
import { type StaffRole, staffRoles } from '#domain/staff.ts';
import { SubmitForm } from '../submit-form.tsx';
import { Setting } from './setting.tsx';
import { StaffRow } from './staff-row.tsx';

const roles = staffRoles.map((value) => ({ value, label: roleLabels[value] }));

export function StaffSettings({ ownId }: { ownId: string }) {
  const found = useQuery(staffQuery);
  return (
    <>
      <section aria-labelledby="staff-heading" className="pb-8">
        <h2 id="staff-heading" className="font-display text-title">
          Staff
        </h2>
        <ListState
          pending={found.isPending}
          error={found.error}
          failed="The staff could not be loaded."
          onRetry={() => found.refetch()}
          loaded={found.data !== undefined}
          empty={false}
        />
        <ul className="mt-4">
          {found.data?.staff.map((person) => (
            <StaffRow key={person.id} person={person} isOwn={person.id === ownId} roles={roles} />
          ))}
        </ul>
        <AddStaff />
      </section>
      {found.data && <SecondFactorRule isRequired={found.data.require_second_factor} />}
    </>
  );
}

function AddStaff() {
  const refresh = useRefresh('staff');
  const [open, setOpen] = useState(false);
  const opener = useFocusBack(open);
  const add = useMutation({
    mutationFn: addStaff,
    onSuccess: (_, { name }) => {
      setOpen(false);
      notify.done('Invited', `${name} gets a mail to choose a password.`);
      return refresh();
    },
  });
  const errors = fieldErrors(add.error);
  if (!open) {
    return (
      <div className="border-t border-line pt-6">
        <Button ref={opener} onClick={() => setOpen(true)}>
          Add somebody
        </Button>
      </div>
    );
  }
  return (
    <div className="max-w-xl border-t border-line pt-6">
      <SubmitForm
        label="Add and invite"
        busyLabel="Adding..."
        busy={add.isPending}
        error={add.error}
        onSubmit={(field) =>
          add.mutate({ name: field('name'), email: field('email'), role: field('role') as StaffRole })
        }
        onCancel={() => {
          add.reset();
          setOpen(false);
        }}
      >
        <TextField ref={focusOnce} id="staff-name" name="name" label="Name" errors={errors.name} required />
        <TextField
          id="staff-email"
          name="email"
          label="Email"
          type="email"
          hint="The invitation goes there. The link in it works once, for three days."
          errors={errors.email}
          required
        />
        <SelectField
          id="staff-role"
          name="role"
          label="Role"
          options={roles}
          defaultValue="member"
          errors={errors.role}
        />
      </SubmitForm>
    </div>
  );
}

function SecondFactorRule({ isRequired }: { isRequired: boolean }) {
  const refresh = useRefresh('staff', 'session');
  const change = useMutation({
    mutationFn: requireSecondFactor,
    onSuccess: (_, wanted) => {
      say(sentence(wanted));
      return refresh();
    },
  });
  return (
    <Setting
      title="Second factor for everyone"
      about="Who has none yet is led to set it up before anything else. You too, if you have none."
    >
      <p>{sentence(isRequired)}</p>
      <Button look="quiet" onClick={() => change.mutate(!isRequired)} busy={change.isPending}>
        {isRequired ? 'Leave it to everybody' : 'Require it of everyone'}
      </Button>
      {change.error && (
        <p role="alert" className="text-danger">
          {change.error.message}
        </p>
      )}
    </Setting>
  );
}

const sentence = (isRequired: boolean) => (isRequired ? 'Required of everyone.' : 'Everybody decides for themselves.');
