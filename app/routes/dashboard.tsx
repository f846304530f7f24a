import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { Problem } from '#app/api/client.ts';
import { createQueryClient } from '#app/api/query-client.ts';
import { sessionQuery } from '#app/api/session.ts';
import { LeadList } from '#app/dashboard/leads/lead-list.tsx';
import { LeadPanel } from '#app/dashboard/leads/lead-panel.tsx';
import { LiveSign } from '#app/dashboard/live/live-sign.tsx';
import { useLive } from '#app/dashboard/live/use-live.ts';
import { MailList } from '#app/dashboard/mails/mail-list.tsx';
import { QuarantineList } from '#app/dashboard/quarantine/quarantine-list.tsx';
import { DashboardHeader } from '#app/dashboard/session/dashboard-header.tsx';
import { DashboardNav } from '#app/dashboard/session/dashboard-nav.tsx';
import { SignInForm } from '#app/dashboard/session/sign-in-form.tsx';
import { LoadingPage } from '#app/ui/loading-page.tsx';
import type { Staff } from '#domain/staff.ts';

export const meta = () => [{ title: 'Team Dashboard' }, { name: 'robots', content: 'noindex' }];

export default function DashboardRoute() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Door />
    </QueryClientProvider>
  );
}

function Leads() {
  const [search] = useSearchParams();
  const open = search.get('lead');
  return (
    <>
      {open && <LeadPanel key={open} id={open} />}
      <LeadList />
    </>
  );
}

const views: Record<string, ReactNode> = { quarantine: <QuarantineList />, mail: <MailList /> };

/** The server's session decides what stands behind it. */
function Door() {
  const session = useQuery(sessionQuery);
  if (session.error instanceof Problem && session.error.code === 'not_signed_in') return <SignInForm />;
  if (session.data) return <Dashboard staff={session.data} />;
  if (session.isPending) return <LoadingPage />;
  return (
    <main role="alert" className="frame py-24">
      The dashboard cannot be reached. {session.error.message}
    </main>
  );
}

function Dashboard({ staff }: { staff: Staff }) {
  const live = useLive();
  return (
    <>
      <DashboardHeader staff={staff}>
        <LiveSign state={live} />
      </DashboardHeader>
      <DashboardNav />
      <main className="frame py-10">{views[useParams()['*'] ?? ''] ?? <Leads />}</main>
    </>
  );
}
