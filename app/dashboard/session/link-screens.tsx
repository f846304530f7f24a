// Where the links in mails to staff lead: choose a password, or confirm a new address. The token stands behind the hash sign.
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { fieldErrors, mayBeDone, Problem } from '#app/api/client.ts';
import { worthAnotherTry } from '#app/api/query-client.ts';
import { confirmEmail, linkQuery, setPassword } from '#app/api/session.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { focusOnce } from '#app/ui/focus-once.ts';
import { ListState } from '#app/ui/list-state.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { SubmitForm } from '../submit-form.tsx';
import { DoorFrame } from './door-frame.tsx';
import { forgetPerson } from './use-sign-out.ts';

interface LinkScreenProps {
  agency: string;
  token: string;
}

export function SetPasswordScreen({ agency, token }: LinkScreenProps) {
  const link = useQuery(linkQuery(token));
  const ended = refused(link);
  const { wasLost, onError } = useLostAnswer();
  // Whoever was signed in here is not any more, either.
  const set = useMutation({ mutationFn: setPassword, onSuccess: forgetPerson, onError });
  if (set.isSuccess) {
    return (
      <DoorFrame agency={agency} title="Your password is set">
        <Done>You can sign in with it now. Wherever you were signed in before, you are not any more.</Done>
      </DoorFrame>
    );
  }
  if (wasLost && isOver(set.error)) {
    return (
      <DoorFrame agency={agency} title="Your password may be set">
        <Ended
          message={`${usedByUs} Sign in with the password that you chose. If it is refused, ask for a new link.`}
        />
      </DoorFrame>
    );
  }
  return (
    <DoorFrame agency={agency} title="Choose a password">
      <Looking link={link} />
      {ended && <Ended message={ended.message} />}
      {link.data && (
        <SubmitForm
          label="Set the password"
          busyLabel="Setting..."
          busy={set.isPending}
          error={set.error}
          onSubmit={(field) => set.mutate({ token, password: field('password') })}
          wide
        >
          <p className="text-muted">
            For {link.data.name}, {link.data.email}.
          </p>
          {/* For password managers, so that they know whose it is. */}
          <input type="email" name="username" autoComplete="username" value={link.data.email} readOnly hidden />
          <PasswordField
            id="new-password"
            name="password"
            label="New password"
            autoComplete="new-password"
            hint="At least 12 characters. Four or five unrelated words make a good one."
            errors={fieldErrors(set.error).password}
            required
          />
        </SubmitForm>
      )}
    </DoorFrame>
  );
}

export function ConfirmEmailScreen({ agency, token }: LinkScreenProps) {
  const link = useQuery(linkQuery(token));
  const { wasLost, onError } = useLostAnswer();
  const confirm = useMutation({ mutationFn: confirmEmail, onError });
  if (confirm.isSuccess) {
    return (
      <DoorFrame agency={agency} title="Your address is confirmed">
        <Done>From now on you sign in as {confirm.data.email}.</Done>
      </DoorFrame>
    );
  }
  const ended = refused(link) ?? (isOver(confirm.error) ? confirm.error : null);
  return (
    <DoorFrame agency={agency} title="Confirm your address">
      <Looking link={link} />
      {ended && <Ended message={wasLost ? `${usedByUs} Sign in with your new address.` : ended.message} />}
      {link.data && !ended && (
        <>
          <p className="text-muted">
            {link.data.name}, is <strong className="text-text">{link.data.email}</strong> the address to sign in with?
          </p>
          {confirm.error && (
            <p role="alert" className="text-danger">
              {confirm.error.message}
            </p>
          )}
          <Button onClick={() => confirm.mutate(token)} busy={confirm.isPending}>
            {confirm.isPending ? 'Confirming...' : 'Yes, this is my address'}
          </Button>
        </>
      )}
    </DoorFrame>
  );
}

/** The line may have broken after the server had done it: the next try then finds the link used. */
function useLostAnswer() {
  const [wasLost, setWasLost] = useState(false);
  return { wasLost, onError: (error: Error) => setWasLost((before) => before || mayBeDone(error)) };
}

const usedByUs = 'This link has been used, most likely by your first try, whose answer was lost.';

/** No further try will do. */
const isOver = (error: Error | null) =>
  error instanceof Problem && (error.code === 'not_found' || error.code === 'changed_meanwhile');

type Link = Pick<UseQueryResult, 'isPending' | 'error' | 'refetch'>;

/** What the server has said of it; that nothing was heard says nothing. */
const refused = ({ error }: Link) => (error && !worthAnotherTry(error) ? error : null);

function Looking({ link }: { link: Link }) {
  return (
    <>
      {link.isPending && <p role="status">Looking at your link…</p>}
      <ListState
        pending={false}
        error={refused(link) ? null : link.error}
        failed="Your link could not be looked at."
        onRetry={() => link.refetch()}
      />
    </>
  );
}

function Done({ children }: { children: ReactNode }) {
  return (
    <>
      <p role="status" ref={focusOnce} tabIndex={-1} className="border-l-2 border-accent pl-4">
        {children}
      </p>
      <a href={paths.dashboard} className={buttonClass()}>
        Go to the dashboard
      </a>
    </>
  );
}

function Ended({ message }: { message: string }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-6">
      <p className="border-l-2 border-ember pl-4">{message}</p>
      <a href={paths.dashboard} className={buttonClass('quiet')}>
        Go to the sign-in
      </a>
    </div>
  );
}
