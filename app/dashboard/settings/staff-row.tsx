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
  const onSuccess = (_: unknown, { disabled, name = person.name }: StaffChange) => {
    setEdited(undefined);
    say(disabled === undefined ? `${name} was saved.` : `${name} is ${disabled ? 'disabled' : 'enabled'}.`);
    return refresh();
  };
  const change = useMutation({ mutationFn: (wanted: StaffChange) => changeStaff(person.id, wanted), onSuccess });
  const invite = useMutation({
    mutationFn: () => inviteAgain(person.id),
    onSuccess: () => notify.done('Invited', `${person.name} gets another mail.`),
  });
  const save = (name: string, role: StaffRole) => {
    const wanted = { ...(name !== edited?.name && { name }), ...(role !== edited?.role && { role }) };
    if (Object.keys(wanted).length > 0) change.mutate(wanted);
    else onSuccess(undefined, wanted);
  };
  const busy = change.isPending || invite.isPending;
  const problem = invite.error ?? (edited ? null : change.error);

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
            <Button look="quiet" ref={edit} onClick={() => setEdited(person)}>
              Edit<span className="sr-only"> {person.name}</span>
            </Button>
            {person.invited && !person.disabled && (
              <Button look="quiet" onClick={() => invite.mutate()} busy={busy}>
                Invite again<span className="sr-only"> {person.name}</span>
              </Button>
            )}
            {!isOwn && (
              <Button look="quiet" onClick={() => change.mutate({ disabled: !person.disabled })} busy={busy}>
                {person.disabled ? 'Enable' : 'Disable'}
                <span className="sr-only"> {person.name}</span>
              </Button>
            )}
          </div>
        )}
      </div>
      {problem && (
        <p role="alert" className="mt-2 text-small text-danger">
          {problem.message}
        </p>
      )}
      {edited && (
        <div className="mt-5 max-w-xl">
          <SubmitForm
            label="Save"
            busyLabel="Saving..."
            busy={busy}
            error={change.error}
            onSubmit={(field) => save(field('name'), isOwn ? edited.role : (field('role') as StaffRole))}
            onCancel={() => {
              change.reset();
              setEdited(undefined);
            }}
          >
            <TextField
              ref={focusOnce}
              id={`name-${person.id}`}
              name="name"
              label="Name"
              defaultValue={edited.name}
              errors={fieldErrors(change.error).name}
              required
            />
            {!isOwn && (
              <SelectField
                id={`role-${person.id}`}
                name="role"
                label="Role"
                options={roles}
                defaultValue={edited.role}
                errors={fieldErrors(change.error).role}
              />
            )}
          </SubmitForm>
        </div>
      )}
    </li>
  );
}
