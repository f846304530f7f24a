// Who works here and what each role may do.
export const staffRoles = ['ceo', 'admin', 'member'] as const;
export type StaffRole = (typeof staffRoles)[number];

export interface Staff {
  id: string;
  email: string;
  name: string;
  role: StaffRole;
}

/** The three identities of the first run; the address is completed with the agency's domain. */
export const firstStaff = [
  { mailbox: 'ceo', name: 'CEO', role: 'ceo' },
  { mailbox: 'admin', name: 'Admin User', role: 'admin' },
  { mailbox: 'team', name: 'Team Member', role: 'member' },
] as const satisfies readonly { mailbox: string; name: string; role: StaffRole }[];
