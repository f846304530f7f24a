// Speaks for a page that is not awake, so it stands in every page, unseen: scripts/wake-up.js shows it when a form could not
// be sent. It is gone with the next attempt.
import { useEffect, useRef } from 'react';
import { enquiryFormWords as words } from '#content/enquiry-form-words.ts';
import { OtherWays } from '../unsent/other-ways.tsx';

export function NoLineNotice() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hide = () => notice.current?.setAttribute('hidden', '');
    addEventListener('submit', hide, true);
    return () => removeEventListener('submit', hide, true);
  }, []);
  return (
    <div ref={notice} role="alert" data-no-line="" hidden suppressHydrationWarning className="notice">
      <p>{words.offline}</p>
      <p className="mt-4 flex flex-wrap gap-2">
        <OtherWays />
      </p>
    </div>
  );
}
