// The frame of every public page. What floats above it and can wait comes when the browser has nothing else to do.
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { UnsentNotice } from '../unsent/unsent-notice.tsx';
import { rememberArrival } from '../visit-memory.ts';
import { ContactDock } from './contact-dock.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useArrival } from './use-arrival.ts';

// On a line too bad for them the page goes on without.
const Widgets = lazy<ComponentType>(() =>
  import('../widgets/widgets.tsx').then(
    ({ Widgets: shown }) => ({ default: shown }),
    () => ({ default: () => null }),
  ),
);

export default function SiteLayout() {
  const idle = useIdle();
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
        <Outlet />
      </main>
      <SiteFooter />
      <ContactDock />
      <div className="notices">
        <UnsentNotice />
        <Suspense>{idle && <Widgets />}</Suspense>
      </div>
    </>
  );
}

function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const now = () => setIdle(true);
    if (!window.requestIdleCallback) {
      const timer = setTimeout(now, 200);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(now, { timeout: 2000 });
    return () => cancelIdleCallback(waiting);
  }, []);
  return idle;
}
