// Which ways a lead can go and who may send it there, as one table: screens ask it for their buttons, and the server holds a move
// to it. Everything else about a lead is decided there by the table of access, which a test keeps in step with this one.
import { type LeadStatus, leadStatuses } from './lead.ts';
import { isAdmin, type Staff, type StaffRole, staffRoles } from './staff.ts';

const closed: readonly LeadStatus[] = ['closed_won', 'closed_lost'];
const underWay: readonly LeadStatus[] = ['contacted', 'qualified', 'proposal_sent'];

/** In the order of their buttons. A second proposal leaves the status as it is, and is still one. */
const moves = {
  contact: { to: 'contacted', from: ['new'] },
  qualify: { to: 'qualified', from: ['new'] },
  propose: { to: 'proposal_sent', from: underWay },
  win: { to: 'closed_won', from: underWay },
  lose: { to: 'closed_lost', from: leadStatuses.filter((status) => !closed.includes(status)) },
} as const satisfies Record<string, { to: LeadStatus; from: readonly LeadStatus[] }>;

export type LeadMove = keyof typeof moves;
const leadMoveNames = Object.keys(moves) as LeadMove[];

export function leadMoves(lead: { status: LeadStatus }): { move: LeadMove; to: LeadStatus }[] {
  return leadMoveNames
    .filter((move) => (moves[move].from as readonly LeadStatus[]).includes(lead.status))
    .map((move) => ({ move, to: moves[move].to }));
}

/** What only we know of can be undone; a proposal has gone to the person, and stands in the history. */
export function canBeTakenBack(to: LeadStatus): boolean {
  return to !== moves.propose.to;
}

export function isClosed(status: LeadStatus): boolean {
  return closed.includes(status);
}

type Who = Pick<Staff, 'role'>;
const everyone: readonly StaffRole[] = staffRoles;

/** The edit form may set any status, because somebody has to be able to put right what was clicked by mistake. */
export const leadCan = {
  move: (lead: { status: LeadStatus }, to: LeadStatus, { role }: Who) =>
    everyone.includes(role) && leadMoves(lead).some((move) => move.to === to),
  edit: ({ role }: Who) => everyone.includes(role),
  remove: ({ role }: Who) => everyone.includes(role),
  communicate: ({ role }: Who) => everyone.includes(role),
  /** All may take back what they wrote down themselves, admins also what others did. */
  unsay: ({ staff_id }: { staff_id: string | null }, staff: Pick<Staff, 'id' | 'role'>) =>
    staff_id === staff.id || isAdmin(staff),
  export: isAdmin,
};
