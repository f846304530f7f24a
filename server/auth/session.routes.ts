// The door: in by password and code, out again, and what the links in mails to staff are for. No token reaches a script.
import { Hono } from 'hono';
import { credentials, linkToken, passwordByLink, recoveryAsked, secondFactorCode } from '#domain/account.ts';
import { Refusal } from '#domain/errors.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid } from '#server/valid.ts';
import type { WithAccounts } from './accounts.ts';
import { askForRecovery } from './ask-for-recovery.ts';
import { signInWithCode } from './second-factor-sign-in.ts';
import { signIn } from './sign-in.ts';
import { countLink, countRecovery } from './sign-in-limits.ts';
import { signOut, signOutBesides } from './sign-out.ts';
import { confirmEmail, readLink, setPasswordByLink } from './use-link.ts';

const nothingTyped = () =>
  new Refusal('bad_request', 'You must provide either an email or phone number and a password');

export function authRoutes(deps: WithAccounts) {
  return new Hono<RequestEnv>()
    .post('/sign-in/email', valid('json', credentials, nothingTyped), async (c) => {
      const signedIn = await signIn(deps, c, c.req.valid('json'));
      return signedIn === 'in' ? c.json({ ok: true as const }) : c.json({ ok: false as const, second_factor: true });
    })
    .post('/second-factor', valid('json', secondFactorCode), async (c) => {
      await signInWithCode(deps, c, c.req.valid('json').code);
      return c.json({ ok: true as const });
    })
    .post('/sign-out', async (c) => {
      await signOut(deps, c);
      return c.json({ ok: true as const });
    })
    .post('/recover', valid('json', recoveryAsked), async (c) => {
      const { email } = c.req.valid('json');
      await countRecovery(deps, { account: email, address: c.var.clientAddress });
      await askForRecovery(deps, email);
      return c.json({ ok: true as const });
    })
    .post('/link', valid('json', linkToken), async (c) => {
      await countLink(deps, c.var.clientAddress);
      const { kind, name, email } = await readLink(deps, c.req.valid('json').token);
      return c.json({ kind, name, email });
    })
    .post('/set-password', valid('json', passwordByLink), async (c) => {
      await countLink(deps, c.var.clientAddress);
      const { token, password } = c.req.valid('json');
      const staffId = await setPasswordByLink(deps, token, password);
      // Somebody else may be signed in here: whoever goes on from here would do so under that name.
      await signOutBesides(deps, c);
      // They read the mail: guesses of strangers, which may be why they are here, must not keep them out now.
      deps.accounts.devices.remember(c, staffId);
      return c.json({ ok: true as const });
    })
    .post('/confirm-email', valid('json', linkToken), async (c) => {
      await countLink(deps, c.var.clientAddress);
      return c.json(await confirmEmail(deps, c.req.valid('json').token));
    });
}

export function sessionRoutes({ now }: Pick<Deps, 'now'>) {
  return new Hono<RequestEnv>().get('/', (c) => {
    const { secondFactor, mustEnrol, endsAt, canBeProlonged } = c.var.session;
    return c.json({
      ...c.var.staff,
      second_factor: secondFactor,
      must_enrol: mustEnrol,
      ends_in_seconds: Math.floor((endsAt.getTime() - now().getTime()) / 1000),
      can_be_prolonged: canBeProlonged,
    });
  });
}
