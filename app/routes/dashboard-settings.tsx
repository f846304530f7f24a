// The pages of the settings. To add one: a line here, and its path in paths.ts.
import type { ReactNode } from 'react';
import type { Session } from '#app/api/session.ts';
import { OfficeCalendar } from '#app/dashboard/calendar/office-calendar.tsx';
import { MailList } from '#app/dashboard/mails/mail-list.tsx';
import { NotificationSettings } from '#app/dashboard/notifications/notification-settings.tsx';
import { QuarantineList } from '#app/dashboard/quarantine/quarantine-list.tsx';
import { AuditList } from '#app/dashboard/settings/audit-list.tsx';
import { ProfileSettings } from '#app/dashboard/settings/profile-settings.tsx';
import { SecuritySettings } from '#app/dashboard/settings/security-settings.tsx';
import { SettingsFrame } from '#app/dashboard/settings/settings-frame.tsx';
import { StaffSettings } from '#app/dashboard/settings/staff-settings.tsx';
import { paths } from '#app/paths.ts';
import { isAdmin } from '#domain/staff.ts';

interface SettingsPage {
  path: string;
  label: string;
  forAdmins?: true;
  view(staff: Session): ReactNode;
}

const pages: SettingsPage[] = [
  { path: paths.settings, label: 'Profile', view: (staff) => <ProfileSettings key={staff.name} staff={staff} /> },
  { path: paths.security, label: 'Security', view: (staff) => <SecuritySettings staff={staff} /> },
  { path: paths.notifications, label: 'Notifications', view: (staff) => <NotificationSettings staffId={staff.id} /> },
  { path: paths.quarantine, label: 'Quarantine', view: () => <QuarantineList /> },
  { path: paths.mails, label: 'Mail', view: () => <MailList /> },
  { path: paths.calendar, label: 'Office calendar', view: () => <OfficeCalendar /> },
  { path: paths.staff, label: 'Staff', forAdmins: true, view: (staff) => <StaffSettings ownId={staff.id} /> },
  { path: paths.audit, label: 'Audit', forAdmins: true, view: () => <AuditList /> },
];

export function DashboardSettings({ path, staff }: { path: string; staff: Session }) {
  const open = pages.filter(({ forAdmins }) => !forAdmins || isAdmin(staff));
  const page = open.find((one) => one.path === path);
  return (
    <SettingsFrame links={open}>
      {page ? page.view(staff) : <p role="alert">There is no such page, or it is for admins only.</p>}
    </SettingsFrame>
  );
}
