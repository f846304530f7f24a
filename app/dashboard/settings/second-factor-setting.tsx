// The second factor of one's own account: on or off, and recovery codes for the day on which the telephone is lost.
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { makeRecoveryCodes, removeSecondFactor } from '#app/api/account.ts';
import { useRefresh } from '#app/api/use-refresh.ts';
import { Button } from '#app/ui/button.tsx';
import { notify } from '#app/ui/toaster.tsx';
import { useFocusBack } from '#app/ui/use-focus-back.ts';
import { EnrolmentForm } from './enrolment-form.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Setting } from './setting.tsx';

type Step = 'rest' | 'enrol' | 'remove' | 'codes';

export function SecondFactorSetting({ isOn }: { isOn: boolean }) {
  const [step, setStep] = useState<Step>('rest');
  const back = useFocusBack(step !== 'rest');
  // Whoever thinks better of turning it off is led back to that button, not to the one that stands first.
  const [keepsOn, setKeepsOn] = useState(false);
  const refresh = useRefresh('session');
  const remove = useMutation({
    mutationFn: removeSecondFactor,
    onSuccess: () => {
      setStep('rest');
      notify.done('Second factor is off', 'Your password alone opens your account.');
      return refresh();
    },
  });
  const renew = useMutation({ mutationFn: makeRecoveryCodes });
  const begin = (next: Step) => {
    setKeepsOn(false);
    setStep(next);
  };
  const rest = () => {
    setStep('rest');
    remove.reset();
    renew.reset();
  };

  return (
    <Setting
      title="Second factor"
      about="A code from an app on your telephone, asked for after the password. Whoever learns your password still stays out."
    >
      <p className="flex items-center gap-3">
        <span className={`size-2 rounded-full ${isOn ? 'bg-success' : 'border border-ember'}`} aria-hidden="true" />
        {isOn ? 'On' : 'Off'}
      </p>
      {step === 'enrol' && (
        <EnrolmentForm
          onCancel={rest}
          onDone={() => {
            rest();
            notify.done('Second factor is on', 'Keep the recovery codes in a safe place.');
            return refresh();
          }}
        />
      )}
      {step === 'remove' && (
        <PasswordPrompt
          label="Turn it off"
          busy={remove.isPending}
          error={remove.error}
          onSubmit={(password) => remove.mutate(password)}
          onCancel={() => {
            setKeepsOn(true);
            rest();
          }}
        />
      )}
      {step === 'codes' &&
        (renew.data ? (
          <RecoveryCodes codes={renew.data.recovery_codes} onDone={rest} />
        ) : (
          <PasswordPrompt
            label="Make new codes"
            busy={renew.isPending}
            error={renew.error}
            onSubmit={(password) => renew.mutate(password)}
            onCancel={rest}
          />
        ))}
      {step === 'rest' && (
        <div className="flex flex-wrap gap-3">
          {/* One button, on and off: the focus is at it when the news of the change arrives. */}
          <Button look="quiet" ref={keepsOn ? undefined : back} onClick={() => begin(isOn ? 'codes' : 'enrol')}>
            {isOn ? 'New recovery codes' : 'Turn it on'}
          </Button>
          {isOn && (
            <Button look="quiet" ref={keepsOn ? back : undefined} onClick={() => begin('remove')}>
              Turn it off
            </Button>
          )}
        </div>
      )}
    </Setting>
  );
}
