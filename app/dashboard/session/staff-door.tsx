// The server's session decides what stands behind the door.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Session, sessionQuery } from '#app/api/session.ts';
import { Button } from '#app/ui/button.tsx';
import { LoadingPage } from '#app/ui/loading-page.tsx';
import { useHeadingFocus } from '#app/ui/use-heading-focus.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { DoorFrame } from './door-frame.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { TextButton } from './text-button.tsx';
import { useSignOut } from './use-sign-out.ts';
import { readUserRecord } from './user-record.ts';

interface StaffDoorProps {
  agency: string;
  /** The way to a second factor, for whoever has to have one. */
  enrolment(onDone: () => unknown): ReactNode;
  children(staff: Session): ReactNode;
}

export function StaffDoor({ agency, enrolment, children }: StaffDoorProps) {
  const client = useQueryClient();
  const session = useQuery(sessionQuery);
  // Until its end, whatever the server says meanwhile: the recovery codes are shown last, and only once.
  const [enrolling, setEnrolling] = useState(false);
  if (session.data?.must_enrol && !enrolling) setEnrolling(true);
  if (session.data === null && enrolling) setEnrolling(false);
  useHeadingFocus(session.data === undefined ? undefined : session.data ? 'inside' : 'outside');
  if (session.data === null) return <SignInScreen agency={agency} />;
  if (session.data && enrolling) {
    return (
      <Enrolment agency={agency}>{enrolment(() => client.resetQueries().then(() => setEnrolling(false)))}</Enrolment>
    );
  }
  if (session.data) return children(session.data);
  if (session.isPending) return <Loading />;
  return (
    <DoorFrame agency={agency} title="The dashboard cannot be reached">
      <p role="alert" className="text-muted">
        {session.error?.message}
      </p>
      <p>
        <Button onClick={() => session.refetch()}>Try again</Button>
      </p>
    </DoorFrame>
  );
}

/** Whoever used this browser last sees their header while the server is asked. */
function Loading() {
  const [record] = useState(readUserRecord);
  return (
    <>
      {record && <DashboardHeader name={record.name} />}
      <LoadingPage />
    </>
  );
}

function Enrolment({ agency, children }: { agency: string; children: ReactNode }) {
  const leave = useSignOut();
  return (
    <DoorFrame agency={agency} title="Set up your second factor">
      <p className="text-muted">
        It is required of everyone here. You need an authenticator app on your telephone, and two minutes.
      </p>
      {children}
      <TextButton onClick={() => leave.mutate()}>Logout</TextButton>
      {leave.error && (
        <p role="alert" className="text-danger">
          {leave.error.message}
        </p>
      )}
    </DoorFrame>
  );
}
