// The pages of the settings. To add one: a line here, and its path in paths.ts.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Session } from '#app/api/session.ts';
import { OfficeCalendar } from '#app/dashboard/calendar/office-calendar.tsx';
import { MailList } from '#app/dashboard/mails/mail-list.tsx';
import { NotificationSettings } from '#app/dashboard/notifications/notification-settings.tsx';
import { QuarantineList } from '#app/dashboard/quarantine/quarantine-list.tsx';
import { useLeave } from '#app/dashboard/session/use-sign-out.ts';
import { AuditList } from '#app/dashboard/settings/audit-list.tsx';
import { ErasureSettings } from '#app/dashboard/settings/erasure-settings.tsx';
import { ProfileSettings } from '#app/dashboard/settings/profile-settings.tsx';
import { SecuritySettings } from '#app/dashboard/settings/security-settings.tsx';
import { SettingsFrame } from '#app/dashboard/settings/settings-frame.tsx';
import { StaffSettings } from '#app/dashboard/settings/staff-settings.tsx';
import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { isAdmin } from '#domain/staff.ts';

interface SettingsPage {
  path: string;
  label: string;
  forAdmins?: true;
  /** `onLeft` is for whoever has signed out there. */
  view(staff: Session, onLeft: () => unknown): ReactNode;
}

const pages: SettingsPage[] = [
  { path: paths.settings, label: 'Profile', view: (staff) => <ProfileSettings staff={staff} /> },
  {
    path: paths.security,
    label: 'Security',
    view: (staff, onLeft) => <SecuritySettings staff={staff} onLeft={onLeft} />,
  },
  { path: paths.notifications, label: 'Notifications', view: (staff) => <NotificationSettings staffId={staff.id} /> },
  { path: paths.quarantine, label: 'Quarantine', view: () => <QuarantineList /> },
  { path: paths.mails, label: 'Mail', view: () => <MailList /> },
  { path: paths.calendar, label: 'Office calendar', view: () => <OfficeCalendar hours={agency.hours} /> },
  { path: paths.staff, label: 'Staff', forAdmins: true, view: (staff) => <StaffSettings ownId={staff.id} /> },
  { path: paths.erasure, label: 'Erasure', forAdmins: true, view: () => <ErasureSettings /> },
  { path: paths.audit, label: 'Audit', forAdmins: true, view: () => <AuditList /> },
];

/** What a tab of the browser calls it; the desk has no name beside that of the dashboard. */
export const settingsTitle = (path: string) => pages.find((page) => page.path === path)?.label;

export function DashboardSettings({ path, staff }: { path: string; staff: Session }) {
  const leave = useLeave();
  const open = pages.filter(({ forAdmins }) => !forAdmins || isAdmin(staff));
  const page = open.find((one) => one.path === path);
  if (!page) return <NoSuchPage />;
  return <SettingsFrame links={open}>{page.view(staff, leave)}</SettingsFrame>;
}

function NoSuchPage() {
  return (
    <div className="flex flex-col items-start gap-6 py-10">
      <h2 className="font-display text-heading">There is no such page</h2>
      <p className="text-muted">The address may be mistyped, or the page is for admins only.</p>
      <Link to={paths.dashboard} className={buttonClass()}>
        Back to the leads
      </Link>
    </div>
  );
}
