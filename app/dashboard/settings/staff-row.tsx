import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrors } from '#app/api/client.ts';
import { changeStaff, inviteAgain, type StaffRow as Person } from '#app/api/staff.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { say } from '#app/ui/spoken.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import { roleLabels } from '#content/labels.ts';
import type { StaffChange, StaffRole } from '#domain/staff.ts';
import { SubmitForm } from '../submit-form.tsx';
import { describeSignIn } from './describe-sign-in.ts';

interface StaffRowProps {
  person: Person;
  isOwn: boolean;
  roles: readonly { value: string; label: string }[];
}

export function StaffRow({ person, isOwn, roles }: StaffRowProps) {
  const refresh = useRefresh('staff', 'session');
  // As it was when the form was opened: only what differs from it is sent, so that it takes nothing back that somebody else changed.
  const [edited, setEdited] = useState<Person>();
  const edit = useFocusBack(edited !== undefined);
  const onChanged = ({ disabled, name = person.name }: StaffChange) => {
    setEdited(undefined);
    say(disabled === undefined ? `${name} was saved.` : `${name} is ${disabled ? 'disabled' : 'enabled'}.`);
    return refresh();
  };
  // One for all that the row does: what the last press came to is all that is shown.
  const act = useMutation({
    mutationFn: async (wanted: StaffChange | 'invitation') =>
      wanted === 'invitation' ? inviteAgain(person.id) : changeStaff(person.id, wanted),
    onSuccess: (_, wanted) =>
      wanted === 'invitation' ? notify.done('Invited', `${person.name} gets another mail.`) : onChanged(wanted),
  });
  const turnTo = (form: Person | undefined) => {
    act.reset();
    setEdited(form);
  };
  const save = (name: string, role: StaffRole) => {
    const wanted = { ...(name !== edited?.name && { name }), ...(role !== edited?.role && { role }) };
    if (Object.keys(wanted).length > 0) act.mutate(wanted);
    else onChanged(wanted);
  };

  return (
    <li className="border-t border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span className={`font-semibold ${person.disabled ? 'text-muted line-through' : ''}`}>{person.name}</span>
            <span className="rounded-sm border border-line px-2 py-0.5 text-small">{roleLabels[person.role]}</span>
            {isOwn && <span className="text-small text-accent">You</span>}
            {person.disabled && <span className="text-small text-ember">Disabled</span>}
            {person.invited && !person.disabled && <span className="text-small text-accent">Invited</span>}
          </p>
          <p className="break-words text-small text-muted">
            {person.email} · {person.second_factor ? 'second factor on' : 'no second factor'} ·{' '}
            {describeSignIn(person, new Date())}
          </p>
        </div>
        {!edited && (
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" ref={edit} onClick={() => turnTo(person)} busy={act.isPending}>
              Edit<span className="sr-only"> {person.name}</span>
            </Button>
            {person.invited && !person.disabled && (
              <Button look="quiet" onClick={() => act.mutate('invitation')} busy={act.isPending}>
                Invite again<span className="sr-only"> {person.name}</span>
              </Button>
            )}
            {!isOwn && (
              <Button look="quiet" onClick={() => act.mutate({ disabled: !person.disabled })} busy={act.isPending}>
                {person.disabled ? 'Enable' : 'Disable'}
                <span className="sr-only"> {person.name}</span>
              </Button>
            )}
          </div>
        )}
      </div>
      {act.error && !edited && (
        <p role="alert" className="mt-2 text-small text-danger">
          {act.error.message}
        </p>
      )}
      {edited && (
        <div className="mt-5 max-w-xl">
          <SubmitForm
            label="Save"
            busyLabel="Saving..."
            busy={act.isPending}
            error={act.error}
            onSubmit={(field) => save(field('name'), isOwn ? edited.role : (field('role') as StaffRole))}
            onCancel={() => turnTo(undefined)}
          >
            <TextField
              ref={focusOnce}
              id={`name-${person.id}`}
              name="name"
              label="Name"
              defaultValue={edited.name}
              errors={fieldErrors(act.error).name}
              required
            />
            {!isOwn && (
              <SelectField
                id={`role-${person.id}`}
                name="role"
                label="Role"
                options={roles}
                defaultValue={edited.role}
                errors={fieldErrors(act.error).role}
              />
            )}
          </SubmitForm>
        </div>
      )}
    </li>
  );
}
