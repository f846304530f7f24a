// Who works here, and what each role may do.
export const staffRoles = ['ceo', 'admin', 'member'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The roles that manage staff, settings and export. At least one of them can always sign in. */
export const adminRoles = ['ceo', 'admin'] as const satisfies readonly StaffRole[];

export interface Staff {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
}

export function isAdmin({ role }: Pick<Staff, 'role'>): boolean {
  return adminRoles.some((one) => one === role);
}

export interface StaffChange {
  name?: string | undefined;
  role?: StaffRole | undefined;
  disabled?: boolean | undefined;
}

export const notAnyMore = 'Your account may not do this any more.';

/** Why an account may not be changed so. `admins` can manage staff now; whoever changes another account stays one of them. */
export function objectionToChange(
  change: StaffChange,
  { actor, target, admins }: { actor: string; target: string; admins: readonly string[] },
): string | undefined {
  if (!admins.includes(actor)) return notAnyMore;
  if (actor === target && change.disabled) return 'You cannot disable your own account. Ask another admin.';
  if (actor === target && change.role) return 'You cannot change your own role. Ask another admin.';
  return undefined;
}

export const staffLinkKinds = ['invitation', 'recovery', 'new_email'] as const;
export type StaffLinkKind = (typeof staffLinkKinds)[number];

/** What changes how somebody gets into their account. They hear of it by mail, because it may not have been them. */
export const accountNoticeKinds = [
  'password_changed',
  'email_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
] as const;
export type AccountNoticeKind = (typeof accountNoticeKinds)[number];

const minute = 60_000;
/** How long a link in a mail to staff works. */
export const linkLife: Record<StaffLinkKind, number> = {
  invitation: 3 * 24 * 60 * minute,
  recovery: 30 * minute,
  new_email: 60 * minute,
};

/** The three identities of the first run; the address is completed with the agency's domain. */
export const firstStaff = [
  { mailbox: 'ceo', name: 'CEO', role: 'ceo' },
  { mailbox: 'admin', name: 'Admin User', role: 'admin' },
  { mailbox: 'team', name: 'Team Member', role: 'member' },
] as const satisfies readonly { mailbox: string; name: string; role: StaffRole }[];
