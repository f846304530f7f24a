// For admins: who works here, who may do what, and what is asked of everyone.
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { fieldErrors } from '#app/api/client.ts';
import { addStaff, requireSecondFactor, staffQuery } from '#app/api/staff.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { firstClickOnly } from '#app/ui/first-click-only.ts';
import { focusOnce } from '#app/ui/focus-once.ts';
import { ListState } from '#app/ui/list-state.tsx';
import { say } from '#app/ui/spoken.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import { roleLabels } from '#content/labels.ts';
import { type StaffRole, staffRoles } from '#domain/staff.ts';
import { useKeptDraft } from '../kept-draft.ts';
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
        />
        <ul onClickCapture={firstClickOnly} className="mt-4">
          {found.data?.staff.map((person) => (
            <StaffRow key={person.id} person={person} isOwn={person.id === ownId} roles={roles} />
          ))}
        </ul>
        <AddStaff ownId={ownId} />
      </section>
      {found.data && <SecondFactorRule isRequired={found.data.require_second_factor} />}
    </>
  );
}

const nobody = () => ({ name: '', email: '', role: 'member' as StaffRole });

function AddStaff({ ownId }: { ownId: string }) {
  const refresh = useRefresh('staff');
  const kept = useKeptDraft(`new-colleague-${ownId}`, nobody);
  const [open, setOpen] = useState(kept.isRestored);
  const opener = useFocusBack(open);
  const add = useMutation({
    mutationFn: addStaff,
    onSuccess: (_, { name }) => {
      kept.discard();
      setOpen(false);
      notify.done('Invited', `${name} gets a mail to choose a password.`);
      return refresh();
    },
  });
  const errors = fieldErrors(add.error);
  const field = (name: keyof typeof kept.draft, label: string) => ({
    id: `staff-${name}`,
    name,
    label,
    value: kept.draft[name],
    errors: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      kept.change({ ...kept.draft, [name]: event.target.value }),
  });
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
        onSubmit={() => add.mutate(kept.draft)}
        onCancel={() => {
          add.reset();
          kept.discard();
          setOpen(false);
        }}
      >
        <TextField ref={focusOnce} {...field('name', 'Name')} required />
        <TextField
          {...field('email', 'Email')}
          type="email"
          hint="The invitation goes there. The link in it works once, for three days."
          required
        />
        <SelectField {...field('role', 'Role')} options={roles} />
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
