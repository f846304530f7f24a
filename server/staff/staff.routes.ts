// Who works here, for everybody by name and for admins with all that there is to manage; and what is asked of everyone.
import { Hono } from 'hono';
import { newStaff, securityRules, staffChange } from '#domain/account.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { readStaffRules } from '#server/auth/staff-rules.ts';
import { staffRules } from '#server/db/schema/staff.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { valid, validId } from '#server/valid.ts';
import { addStaff, inviteAgain } from './add-staff.ts';
import { changeStaff } from './change-staff.ts';
import { holdRight, listColleagues, listStaff } from './staff.queries.ts';

const existing = validId('This account does not exist.');

export function colleaguesRoutes({ db }: Deps) {
  return new Hono<RequestEnv>().get('/', async (c) => c.json(await listColleagues(db)));
}

export function staffRoutes(deps: Deps) {
  return new Hono<RequestEnv>()
    .get('/', async (c) => c.json({ staff: await listStaff(deps.db), ...(await readStaffRules(deps.db)) }))
    .post('/', valid('json', newStaff), async (c) => {
      const id = await addStaff(deps, c.var.staff, c.req.valid('json'));
      return c.json({ id }, 201);
    })
    .patch('/:id', existing, valid('json', staffChange), async (c) => {
      const { id } = c.req.valid('param');
      await changeStaff(deps, c.var.staff, id, c.req.valid('json'));
      return c.json({ id });
    })
    .post('/:id/invitation', existing, async (c) => {
      const { id } = c.req.valid('param');
      await inviteAgain(deps, c.var.staff, id);
      return c.json({ id });
    });
}

export function securityRoutes(deps: Deps) {
  return new Hono<RequestEnv>().patch('/', valid('json', securityRules), async (c) => {
    const rules = c.req.valid('json');
    await deps.transaction(async (tx) => {
      await holdRight(tx, c.var.staff);
      if ((await readStaffRules(tx)).require_second_factor === rules.require_second_factor) return;
      await tx.insert(staffRules).values(rules).onConflictDoUpdate({ target: staffRules.only, set: rules });
      await recordAudit(tx, { staff_id: c.var.staff.id, action: 'settings_changed', detail: rules });
    });
    deps.announce({ staff: [] });
    return c.json(rules);
  });
}
