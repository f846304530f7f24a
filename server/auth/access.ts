// Who may call what. A route that is not in this table does not exist for anybody.
import { TrieRouter } from 'hono/router/trie-router';
import { type StaffRole, staffRoles } from '#domain/staff.ts';

/** `our pages`: no session needed, but the request must come from this site. */
export type Rule = 'anyone' | 'our pages' | readonly StaffRole[];

const staff: Rule = staffRoles;
const managers: Rule = ['ceo', 'admin'];

const table = {
  'GET /api/health': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'POST /api/enquiries': 'anyone',
  'POST /api/analytics': 'our pages',
  'POST /api/chats': 'our pages',
  'GET /api/chats/:code': staff,
  'POST /api/auth/sign-in/email': 'our pages',
  'POST /api/auth/sign-out': 'our pages',
  // The link is its own permission: it is signed, and ends.
  'GET /api/guide/:token': 'anyone',
  'GET /api/guide': staff,
  'GET /api/session': staff,
  'GET /api/leads': staff,
  'GET /api/leads/queue': staff,
  'GET /api/leads/counts': staff,
  'GET /api/leads/export.csv': managers,
  'GET /api/leads/:id': staff,
  'PATCH /api/leads/:id': staff,
  'DELETE /api/leads/:id': staff,
  'GET /api/leads/:id/communications': staff,
  'POST /api/leads/:id/communications': staff,
  'GET /api/quarantine': staff,
  'POST /api/quarantine/:id/release': staff,
  'DELETE /api/quarantine/:id': staff,
  'GET /api/mails': staff,
  'GET /api/mails/:id': staff,
  'POST /api/mails/:id/send-again': staff,
  'GET /api/stats': staff,
  'GET /api/stats/trends': staff,
  'GET /api/events': staff,
} as const satisfies Record<string, Rule>;

/** Every route there is, by method and path. */
export type Route = keyof typeof table;
export const access: Record<string, Rule> = table;

const router = new TrieRouter<Rule>();
for (const [route, rule] of Object.entries(access)) {
  const [method = '', path = ''] = route.split(' ');
  router.add(method, path, rule);
}

export function findRule(method: string, path: string): Rule | undefined {
  const exact = `${method} ${path}`;
  if (Object.hasOwn(access, exact)) return access[exact];
  return router.match(method === 'HEAD' ? 'GET' : method, path)[0].at(0)?.[0];
}
