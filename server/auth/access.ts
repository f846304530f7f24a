// Who may call what. A route that is not in this table does not exist for anybody.
import { TrieRouter } from 'hono/router/trie-router';
import { adminRoles, type StaffRole, staffRoles } from '#domain/staff.ts';

/** `our pages`: no session needed, but the request must come from this site. */
type Rule = 'anyone' | 'our pages' | readonly StaffRole[];

const staff: Rule = staffRoles;
const admins: Rule = adminRoles;

const table = {
  'GET /api/health': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'POST /api/enquiries': 'anyone',
  'POST /api/analytics': 'our pages',
  'GET /api/analytics/report': staff,
  'POST /api/chats': 'our pages',
  'GET /api/chats/:code': staff,
  'POST /api/auth/sign-in/email': 'our pages',
  'POST /api/auth/second-factor': 'our pages',
  'POST /api/auth/sign-out': 'our pages',
  'POST /api/auth/recover': 'our pages',
  'POST /api/auth/link': 'our pages',
  'POST /api/auth/set-password': 'our pages',
  'POST /api/auth/confirm-email': 'our pages',
  // The link is its own permission: it is signed, and ends.
  'GET /api/guide/:token': 'anyone',
  'GET /api/guide': staff,
  'GET /api/session': staff,
  'GET /api/account': staff,
  'PATCH /api/account': staff,
  'POST /api/account/password': staff,
  'POST /api/account/email': staff,
  'POST /api/account/second-factor/start': staff,
  'POST /api/account/second-factor/confirm': staff,
  'POST /api/account/second-factor/remove': staff,
  'POST /api/account/recovery-codes': staff,
  'GET /api/account/sessions': staff,
  'POST /api/account/sessions/end': staff,
  'DELETE /api/account/sessions/:id': staff,
  'GET /api/colleagues': staff,
  'GET /api/staff': admins,
  'POST /api/staff': admins,
  'PATCH /api/staff/:id': admins,
  'POST /api/staff/:id/invitation': admins,
  'PATCH /api/security': admins,
  'GET /api/audit': admins,
  'POST /api/erasures/look': admins,
  'POST /api/erasures': admins,
  'GET /api/leads': staff,
  'GET /api/leads/queue': staff,
  'GET /api/leads/follow-ups': staff,
  'GET /api/leads/counts': staff,
  'GET /api/leads/export.csv': admins,
  'GET /api/leads/:id': staff,
  'PATCH /api/leads/:id': staff,
  'DELETE /api/leads/:id': staff,
  'GET /api/leads/:id/communications': staff,
  'POST /api/leads/:id/communications': staff,
  'DELETE /api/leads/:id/communications/:communication': staff,
  'POST /api/leads/:id/consents': staff,
  'GET /api/quarantine': staff,
  'POST /api/quarantine/:id/release': staff,
  'POST /api/quarantine/delete': staff,
  'DELETE /api/quarantine/:id': staff,
  'GET /api/mails': staff,
  'GET /api/mails/:id': staff,
  'POST /api/mails/:id/send-again': staff,
  'POST /api/mails/:id/dismiss': staff,
  'GET /api/stats': staff,
  'GET /api/stats/trends': staff,
  'GET /api/events': staff,
} as const satisfies Record<string, Rule>;

/** Every route there is, by method and path. */
export type Route = keyof typeof table;
export const access: Record<string, Rule> = table;

/** All that is open to somebody who still has to set up the second factor that is required of everyone. */
export const beforeEnrolment: ReadonlySet<string> = new Set<Route>([
  'GET /api/session',
  'POST /api/account/second-factor/start',
  'POST /api/account/second-factor/confirm',
]);

const router = new TrieRouter<string>();
for (const route of Object.keys(access)) {
  const [method = '', path = ''] = route.split(' ');
  router.add(method, path, route);
}

/** The line of the table that a request falls under. HEAD is read as GET. */
export function findRoute(method: string, path: string): { route: string; rule: Rule } | undefined {
  const as = method === 'HEAD' ? 'GET' : method;
  const exact = `${as} ${path}`;
  const route = Object.hasOwn(access, exact) ? exact : router.match(as, path)[0].at(0)?.[0];
  const rule = route && access[route];
  return route && rule ? { route, rule } : undefined;
}

/** What can be done at a path, whoever may. */
export function methodsAt(path: string): string[] {
  return ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'].filter((method) => findRoute(method, path));
}
