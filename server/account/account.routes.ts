// One's own account: name, password, address, second factor, devices.
import { Hono } from 'hono';
import { z } from 'zod';
import {
  emailChange,
  passwordChange,
  passwordProof,
  profileChange,
  secondFactorCode,
  sessionsToEnd,
} from '#domain/account.ts';
import type { WithAccounts } from '#server/auth/accounts.ts';
import type { RequestEnv } from '#server/deps.ts';
import { valid } from '#server/valid.ts';
import { askForNewEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { endDevice, endDevices, listDevices, notSignedInThere } from './devices.ts';
import { changeProfile, readProfile } from './profile.ts';
import { confirmEnrolment, makeNewRecoveryCodes, removeSecondFactor, startEnrolment } from './second-factor.ts';

const done = { ok: true as const };
/** Ids of sessions are the library's, and no uuids. */
const sessionId = z.object({ id: z.string().regex(/^\w{1,64}$/) });

export function accountRoutes(deps: WithAccounts) {
  return new Hono<RequestEnv>()
    .get('/', async (c) => c.json(await readProfile(deps.db, c.var.staff.id)))
    .patch('/', valid('json', profileChange), async (c) => {
      const { id } = c.var.staff;
      const { isRenamed, ...changed } = await deps.transaction((tx) => changeProfile(tx, id, c.req.valid('json')));
      deps.announce({ staff: [id], ...(isRenamed && { leads: [] }) });
      return c.json(changed);
    })
    .post('/password', valid('json', passwordChange), async (c) => {
      await changePassword(deps, c.var.staff, c.var.session.id, c.req.valid('json'));
      return c.json(done);
    })
    .post('/email', valid('json', emailChange), async (c) => {
      await askForNewEmail(deps, c.var.staff, c.var.clientAddress, c.req.valid('json'));
      return c.json(done);
    })
    .post('/second-factor/start', valid('json', passwordProof), async (c) =>
      c.json(await startEnrolment(deps, c, c.req.valid('json').password)),
    )
    .post('/second-factor/confirm', valid('json', secondFactorCode), async (c) => {
      await confirmEnrolment(deps, c, c.req.valid('json').code);
      return c.json(done);
    })
    .post('/second-factor/remove', valid('json', passwordProof), async (c) => {
      await removeSecondFactor(deps, c, c.req.valid('json').password);
      return c.json(done);
    })
    .post('/recovery-codes', valid('json', passwordProof), async (c) =>
      c.json({ recovery_codes: await makeNewRecoveryCodes(deps, c, c.req.valid('json').password) }),
    )
    .get('/sessions', async (c) => c.json({ devices: await listDevices(deps, c.var.staff.id, c.var.session.id) }))
    .post('/sessions/end', valid('json', sessionsToEnd), async (c) => {
      const but = c.req.valid('json').which === 'others' ? c.var.session.id : undefined;
      return c.json({ ended: await endDevices(deps, c.var.staff.id, but) });
    })
    .delete('/sessions/:id', valid('param', sessionId, notSignedInThere), async (c) => {
      await endDevice(deps, c.var.staff.id, c.req.valid('param').id);
      return c.json(done);
    });
}
