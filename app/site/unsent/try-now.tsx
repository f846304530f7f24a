import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '#app/ui/button.tsx';
import { unsentWords as words } from '#content/enquiry-form.ts';
import { unsentQueue } from './unsent-queue.ts';

/** A bad line answers late, so that a try is under way is said. */
export function TryNow({ look = 'primary', children }: { look?: ButtonLook; children: ReactNode }) {
  const [trying, setTrying] = useState(false);
  async function tryNow() {
    if (trying) return;
    setTrying(true);
    await unsentQueue.flush(true);
    setTrying(false);
  }
  return (
    <Button look={look} aria-disabled={trying} onClick={tryNow}>
      {trying ? words.trying : children}
    </Button>
  );
}
