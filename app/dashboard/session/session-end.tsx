// Two minutes before a session ends, whoever may sit there is told, and stays by any sign of life. Only the server knows the
// moment: the same session may be in use in another tab.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Session, sessionQuery } from '#app/api/session.ts';
import { Button } from '#app/ui/button.tsx';
import { say } from '#app/ui/spoken.tsx';
import { clockOf } from '../moment.ts';

const warnSeconds = 120;
const signsOfLife = ['pointerdown', 'keydown', 'click'] as const;

export function SessionEnd({ session }: { session: Session }) {
  const { dataUpdatedAt, refetch } = useQuery(sessionQuery);
  const { ends_in_seconds: left, can_be_prolonged: canStay } = session;
  const endsAt = dataUpdatedAt + left * 1000;
  const isNear = left <= warnSeconds;

  // Asked when it is time to warn, and when it should be over.
  useEffect(() => {
    const next = isNear ? endsAt : endsAt - warnSeconds * 1000;
    const timer = setTimeout(refetch, Math.max(0, next - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [endsAt, isNear, refetch]);

  useEffect(() => {
    if (!isNear || !canStay) return;
    // Whoever was asking already asked without the first sign, and is not waited for; of the next ones none asks beside it.
    let isSeen = false;
    const stay = () => {
      void refetch({ cancelRefetch: !isSeen });
      isSeen = true;
    };
    for (const sign of signsOfLife) addEventListener(sign, stay);
    return () => {
      for (const sign of signsOfLife) removeEventListener(sign, stay);
    };
  }, [isNear, canStay, refetch]);

  const time = clockOf(new Date(endsAt));
  const text = canStay
    ? `Nobody has used the desk for almost an hour. You will be signed out at ${time}.`
    : `You will be signed out at ${time}: after a day everybody signs in anew. What you typed about a lead or a new colleague is kept in this tab.`;
  useEffect(() => {
    if (isNear) say(text);
  }, [isNear, text]);
  return isNear && <Warning text={text} canStay={canStay} />;
}

/** Above everything, also above an open lead. There only the lead can be pressed, which is a sign of life as well. */
function Warning({ text, canStay }: { text: string; canStay: boolean }) {
  return (
    <div
      ref={(shown) => shown?.showPopover()}
      popover="manual"
      className="inset-x-4 top-auto bottom-6 m-auto max-w-lg border border-accent bg-raised p-5 text-text print:hidden"
    >
      <p>{text}</p>
      {canStay && (
        <p className="mt-3">
          <Button>Stay signed in</Button>
        </p>
      )}
    </div>
  );
}
