// The way in: e-mail and password, then a code where the account asks for one, or a mail when the password is lost.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Problem } from '#app/api/client.ts';
import { sessionQuery, signIn } from '#app/api/session.ts';
import { TextField } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { useHeadingFocus } from '#app/ui/use-heading-focus.ts';
import { hasDrafts } from '../kept-draft.ts';
import { SubmitForm } from '../submit-form.tsx';
import { CodeForm } from './code-form.tsx';
import { DoorFrame } from './door-frame.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { TextButton } from './text-button.tsx';
import { forgetUserRecord, readUserRecord } from './user-record.ts';

type Step = 'password' | 'code' | 'recovery';
const titles: Record<Step, string> = {
  password: 'Team Dashboard',
  code: 'One more step',
  recovery: 'Forgot your password?',
};

export function SignInScreen({ agency }: { agency: string }) {
  const [step, setStep] = useState<Step>('password');
  const client = useQueryClient();
  useHeadingFocus(step);
  // Nobody is signed in here, whatever the record says. But whoever did not leave by themselves wants to know why they are here; nor
  // did whoever has left in another tab mean to give up what was typed in this one.
  const [hasEnded] = useState(() => readUserRecord() !== undefined);
  const [hasTyped] = useState(hasDrafts);
  useEffect(forgetUserRecord, []);
  const enter = async () => {
    await client.resetQueries();
    const staff = client.getQueryData(sessionQuery.queryKey);
    if (!staff) return;
    notify.done('Welcome back!', `Successfully logged in as ${staff.name}.`);
  };
  return (
    <DoorFrame agency={agency} title={titles[step]}>
      {(hasEnded || hasTyped) && step === 'password' && (
        <p role="alert" className="border-l-2 border-accent pl-4">
          Your session has ended. Sign in to go on where you were
          {hasTyped ? ': what you typed about a lead or a new colleague is kept in this tab.' : '.'}
        </p>
      )}
      {step === 'password' && (
        <SignInForm onDone={(half) => (half ? setStep('code') : enter())} onForgotten={() => setStep('recovery')} />
      )}
      {step === 'code' && <CodeForm onDone={enter} onStartAgain={() => setStep('password')} />}
      {step === 'recovery' && <RecoveryForm onBack={() => setStep('password')} />}
    </DoorFrame>
  );
}

function SignInForm({ onDone, onForgotten }: { onDone(half: boolean): unknown; onForgotten(): void }) {
  const attempt = useMutation({
    mutationFn: signIn,
    onSuccess: (half) => onDone(half),
    onError: (error) => {
      const { title, text } = failure(error);
      notify.failed(title, text);
    },
  });
  return (
    <>
      <SubmitForm
        label="Sign In to Dashboard"
        busyLabel="Signing In..."
        busy={attempt.isPending}
        onSubmit={(field) => attempt.mutate({ email: field('email'), password: field('password') })}
        wide
      >
        <TextField id="sign-in-email" name="email" label="Email" type="email" autoComplete="username" required />
        <PasswordField
          id="sign-in-password"
          name="password"
          label="Password"
          autoComplete="current-password"
          required
        />
        {/* Stays when the notice has gone; the notice has been read out already. */}
        {attempt.error && <p className="text-danger">{failure(attempt.error).text}</p>}
      </SubmitForm>
      <TextButton onClick={onForgotten}>Forgot your password?</TextButton>
    </>
  );
}

function failure(error: Error): { title: string; text: string } {
  const code = error instanceof Problem ? error.code : undefined;
  if (code === 'not_signed_in') return { title: 'Login Failed', text: 'Invalid email or password. Please try again.' };
  if (code === 'offline' || code === 'too_many') return { title: 'Error', text: error.message };
  return { title: 'Error', text: 'Something went wrong. Please try again.' };
}
