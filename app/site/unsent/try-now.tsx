import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '#app/ui/button.tsx';
import { unsentWords as words } from '#content/enquiry-form-words.ts';

interface TryNowProps {
  onTry(): Promise<void>;
  look?: ButtonLook;
  children: ReactNode;
}

/** A bad line answers late, so that a try is under way is said; and, each time, that it did not help. */
export function TryNow({ onTry, look = 'primary', children }: TryNowProps) {
  const [state, setState] = useState<'waiting' | 'trying' | 'failed'>('waiting');
  async function tryNow() {
    setState('trying');
    await onTry();
    setState('failed'); // whoever succeeds is not here any more
  }
  return (
    <>
      <Button look={look} busy={state === 'trying'} onClick={tryNow}>
        {state === 'trying' ? words.trying : children}
      </Button>
      <span role="status" className="w-full text-muted empty:absolute sm:order-last">
        {state === 'failed' && words.notYet}
      </span>
    </>
  );
}
