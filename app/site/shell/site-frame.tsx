// The frame of every public page.
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Spoken } from '#app/ui/spoken.tsx';
import { UnsentNotice } from '../unsent/unsent-notice.tsx';
import { rememberArrival } from '../visit-memory.ts';
import { ContactDock } from './contact-dock.tsx';
import { LateWidgets } from './late-widgets.tsx';
import { NoLineNotice } from './no-line-notice.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useArrival } from './use-arrival.ts';
import { useRoomAbove } from './use-room-above.ts';

export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const notices = useRef<HTMLDivElement>(null);
  useRoomAbove(notices);
  useArrival();
  useEffect(() => void rememberArrival(), []);
  return (
    <>
      <a
        href="#main"
        className="fixed left-4 top-4 z-50 -translate-y-24 rounded-sm bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className="focus:outline-none">
        {children}
      </main>
      <SiteFooter />
      <ContactDock />
      <div ref={notices} className="notices">
        <NoLineNotice key={pathname} />
        <UnsentNotice />
        <OfflineNotice />
        <LateWidgets />
      </div>
      <Spoken />
    </>
  );
}
