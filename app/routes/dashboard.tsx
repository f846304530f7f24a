// First, because schemas are made when they are imported.
import '#app/without-eval.ts';

import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { countsQuery } from '#app/api/leads.ts';
import { createQueryClient } from '#app/api/query-client.ts';
import type { Session } from '#app/api/session.ts';
import styles from '#app/dashboard/dashboard.css?url';
import { LiveSign } from '#app/dashboard/live/live-sign.tsx';
import { NewerVersion } from '#app/dashboard/live/newer-version.tsx';
import { useLive } from '#app/dashboard/live/use-live.ts';
import { useArrivals } from '#app/dashboard/notifications/use-arrivals.ts';
import { DashboardHeader } from '#app/dashboard/session/dashboard-header.tsx';
import { DashboardNav } from '#app/dashboard/session/dashboard-nav.tsx';
import { ConfirmEmailScreen, SetPasswordScreen } from '#app/dashboard/session/link-screens.tsx';
import { SessionEnd } from '#app/dashboard/session/session-end.tsx';
import { StaffDoor } from '#app/dashboard/session/staff-door.tsx';
import { keepUserRecord } from '#app/dashboard/session/user-record.ts';
import { EnrolmentForm } from '#app/dashboard/settings/enrolment-form.tsx';
import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { startWorker } from '#app/site/unsent/leave-to-worker.ts';
import { NewTabWords } from '#app/ui/in-new-tab.tsx';
import { Spoken } from '#app/ui/spoken.tsx';
import { Toaster } from '#app/ui/toaster.tsx';
import { useHeadingFocus } from '#app/ui/use-heading-focus.ts';
import { DashboardDesk } from './dashboard-desk.tsx';
import { DashboardSettings, settingsTitle } from './dashboard-settings.tsx';

export const links = () => [{ rel: 'stylesheet', href: styles }];

const title = 'Team Dashboard';

export const meta = () => [{ title }, { name: 'robots', content: 'noindex' }];

export default function DashboardRoute() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Door />
      <Spoken />
      <NewTabWords />
      <Toaster />
    </QueryClientProvider>
  );
}

/** Who comes by a link of a mail is not asked who they are. */
function Door() {
  const { hash } = useLocation();
  const pathname = usePathname();
  // Another link in the same tab changes no more than what stands behind the hash sign.
  const link = { token: hash.slice(1), agency: agency.name };
  if (pathname === paths.setPassword) return <SetPasswordScreen {...link} key={hash} />;
  if (pathname === paths.confirmEmail) return <ConfirmEmailScreen {...link} key={hash} />;
  return (
    <StaffDoor agency={agency.name} enrolment={(onDone) => <EnrolmentForm onDone={onDone} />}>
      {(staff) => <Dashboard key={staff.id} staff={staff} />}
    </StaffDoor>
  );
}

/** As it stands in paths.ts, however it was typed. */
const usePathname = () => useLocation().pathname.replace(/\/+$/, '');

function Dashboard({ staff }: { staff: Session }) {
  const live = useLive(useArrivals(staff.id));
  useEffect(() => keepUserRecord(staff, new Date()), [staff]);
  // So that the desk opens without a line too, and says so.
  useEffect(startWorker, []);
  const pathname = usePathname();
  useHeadingFocus(pathname);
  // Also to be seen while another tab is looked at.
  const waiting = useQuery(countsQuery).data?.tabs.queue ?? 0;
  useEffect(() => {
    const page = settingsTitle(pathname);
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${page ? `${page} · ` : ''}${title}`;
    return () => {
      document.title = title;
    };
  }, [pathname, waiting]);
  return (
    <>
      <DashboardHeader name={staff.name}>
        <LiveSign state={live} />
        <NewerVersion live={live === 'live'} />
      </DashboardHeader>
      <DashboardNav />
      <main className="frame py-8">
        {pathname === paths.dashboard ? (
          <DashboardDesk staff={staff} />
        ) : (
          <DashboardSettings path={pathname} staff={staff} />
        )}
      </main>
      <SessionEnd session={staff} />
    </>
  );
}
