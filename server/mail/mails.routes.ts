// What left, what waits and what was given up, for staff; each mail can be read as it is written.
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { Refusal } from '#domain/errors.ts';
import { accountMails, type OutboxKind } from '#domain/outbox.ts';
import { pageBelow } from '#domain/page-below.ts';
import { isAdmin, type Staff } from '#domain/staff.ts';
import { askTogether } from '#server/db/ask-together.ts';
import { outbox } from '#server/db/schema/work.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid, validId } from '#server/valid.ts';
import { type Composer, composeMail } from './compose-mail.ts';
import { listMails } from './mails.queries.ts';
import { dismiss, sendAgain } from './send-again.ts';

const existing = validId('This mail does not exist.');
/** A mail brings its own styles and may do nothing else. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups";

export function mailsRoutes(deps: Deps, composer: Composer, leavesBySmtp: boolean) {
  // A link that was sent is its reader's alone. An invitation that cannot leave is handed on by an admin.
  const shown: Composer = {
    ...composer,
    staffLink: (id, kind) => (kind === 'invitation' && !leavesBySmtp ? composer.staffLink(id, kind) : undefined),
  };
  /** A mail about an account does not exist for those who may not see it. */
  const find = async (id: string, staff: Staff) => {
    const [entry] = await deps.db.select().from(outbox).where(eq(outbox.id, id));
    if (!entry || (isAccountMail(entry) && !isAdmin(staff))) throw gone();
    return entry;
  };
  const findPage = askTogether(
    ({ withAccountMails, before }: { withAccountMails: boolean; before?: string | undefined }) =>
      listMails(deps.db, withAccountMails, before),
  );
  return new Hono<RequestEnv>()
    .get('/', valid('query', pageBelow), async (c) => {
      const { before } = c.req.valid('query');
      return c.json({ ...(await findPage({ withAccountMails: isAdmin(c.var.staff), before })), smtp: leavesBySmtp });
    })
    .get('/:id', existing, async (c) => {
      const entry = await find(c.req.valid('param').id, c.var.staff);
      const mail = await composeMail(deps.db, entry, shown);
      if (!mail) throw gone();
      c.header('Content-Security-Policy', mailPolicy);
      return c.html(mail.html);
    })
    .post('/:id/send-again', existing, async (c) => {
      const { id } = await find(c.req.valid('param').id, c.var.staff);
      await sendAgain(deps, id);
      return c.json({ id });
    })
    .post('/:id/dismiss', existing, async (c) => {
      const { id } = await find(c.req.valid('param').id, c.var.staff);
      await dismiss(deps, id);
      return c.json({ id });
    });
}

const isAccountMail = ({ kind }: { kind: OutboxKind }) => accountMails.some((one) => one === kind);

const gone = () => new Refusal('not_found', 'This mail does not exist any more.');
