// What the routes of the door, of one's own account, of staff and of the audit take and give.
import { z } from 'zod';
import {
  credentials,
  emailChange,
  linkToken,
  newStaff,
  passwordByLink,
  passwordChange,
  passwordProof,
  profileChange,
  recoveryAsked,
  secondFactorCode,
  securityRules,
  sessionsToEnd,
  staffChange,
} from '#domain/account.ts';
import { auditActions, auditQuery } from '#domain/audit.ts';
import { staffLinkKinds, staffRoles } from '#domain/staff.ts';
import type { Route } from '#server/auth/access.ts';
import { instant, justId, type Operation, ok } from './operation.ts';

const profile = z.object({ name: z.string(), morning_mail: z.boolean() });
const done = ok(z.object({ ok: z.literal(true) }));
const person = z.object({ id: z.string(), name: z.string(), email: z.email(), role: z.enum(staffRoles) });
const named = z.array(z.object({ id: z.string(), name: z.string() }));

export const accountOperations = {
  'POST /api/auth/sign-in/email': {
    summary: 'Sign in; the session is a cookie. Where a second factor is on, there is none until it has followed',
    body: credentials,
    answers: ok(z.object({ ok: z.boolean(), second_factor: z.literal(true).optional() })),
    refuses: ['not_signed_in'],
  },
  'POST /api/auth/second-factor': {
    summary: 'The second half of a sign-in: a code of the app, or a recovery code',
    body: secondFactorCode,
    answers: done,
    refuses: ['not_signed_in'],
  },
  'POST /api/auth/sign-out': { summary: 'Sign out', answers: done },
  'POST /api/auth/recover': {
    summary: 'Have a link to choose a new password sent; the answer is the same for any address',
    body: recoveryAsked,
    answers: done,
  },
  'POST /api/auth/link': {
    summary: 'What a link from a mail to staff is for, as long as it works',
    body: linkToken,
    answers: ok(z.object({ kind: z.enum(staffLinkKinds), name: z.string(), email: z.email() })),
    refuses: ['not_found'],
  },
  'POST /api/auth/set-password': {
    summary: 'Choose a password by the link from a mail; ends all sessions and signs nobody in',
    body: passwordByLink,
    answers: done,
    refuses: ['not_found'],
  },
  'POST /api/auth/confirm-email': {
    summary: 'Confirm a new address by the link from a mail',
    body: linkToken,
    answers: ok(z.object({ email: z.email() })),
    refuses: ['not_found', 'changed_meanwhile'],
  },
  'GET /api/session': {
    summary: 'Who is signed in, and for how long if nothing more is done',
    answers: ok(
      person.extend({
        second_factor: z.boolean(),
        must_enrol: z.boolean(),
        ends_in_seconds: z.int(),
        can_be_prolonged: z.boolean(),
      }),
    ),
  },
  'GET /api/account': { summary: 'One’s own name, and whether the mail of the morning comes', answers: ok(profile) },
  'PATCH /api/account': { summary: 'Change either', body: profileChange, answers: ok(profile) },
  'POST /api/account/password': {
    summary: 'Change the password; ends the other sessions',
    body: passwordChange,
    answers: done,
  },
  'POST /api/account/email': {
    summary: 'Ask for another address; it counts once the mail to it has been answered',
    body: emailChange,
    answers: done,
  },
  'POST /api/account/second-factor/start': {
    summary: 'The key for an authenticator app, and recovery codes that are shown only here',
    body: passwordProof,
    answers: ok(z.object({ uri: z.string(), key: z.string(), recovery_codes: z.array(z.string()) })),
    refuses: ['changed_meanwhile'],
  },
  'POST /api/account/second-factor/confirm': {
    summary: 'The first code of the app turns the second factor on; ends the other sessions',
    body: secondFactorCode,
    answers: done,
  },
  'POST /api/account/second-factor/remove': {
    summary: 'Turn the second factor off, unless it is required of everyone',
    body: passwordProof,
    answers: done,
  },
  'POST /api/account/recovery-codes': {
    summary: 'New recovery codes; the old ones no longer count',
    body: passwordProof,
    answers: ok(z.object({ recovery_codes: z.array(z.string()) })),
    refuses: ['not_found'],
  },
  'GET /api/account/sessions': {
    summary: 'Where one is signed in',
    answers: ok(
      z.object({
        devices: z.array(
          z.object({
            id: z.string(),
            device: z.string(),
            address: z.string(),
            signed_in_at: instant,
            last_used_at: instant,
            is_current: z.boolean(),
          }),
        ),
      }),
    ),
  },
  'POST /api/account/sessions/end': {
    summary: 'End one’s sessions on the other devices, or on all',
    body: sessionsToEnd,
    answers: ok(z.object({ ended: z.int() })),
  },
  'DELETE /api/account/sessions/:id': { summary: 'End one’s session on a device', answers: done },
  'GET /api/colleagues': {
    summary: 'Those to whom a lead can be given, and those who have left with some still in their hands',
    answers: ok(z.object({ colleagues: named, left: named })),
  },
  'GET /api/staff': {
    summary: 'Everybody who has or had an account',
    answers: ok(
      z.object({
        staff: z.array(
          person.extend({
            second_factor: z.boolean(),
            disabled: z.boolean(),
            invited: z.boolean(),
            created_at: instant,
            last_sign_in_at: instant.nullable(),
          }),
        ),
        require_second_factor: z.boolean(),
      }),
    ),
  },
  'POST /api/staff': {
    summary: 'Add somebody; a mail lets them choose a password',
    body: newStaff,
    answers: { 201: { description: 'Added and invited.', schema: justId } },
  },
  'PATCH /api/staff/:id': {
    summary: 'Rename, give another role, disable or enable',
    body: staffChange,
    answers: ok(justId),
  },
  'POST /api/staff/:id/invitation': {
    summary: 'Send the invitation again',
    answers: ok(justId),
    refuses: ['changed_meanwhile'],
  },
  'PATCH /api/security': {
    summary: 'What is required of all staff',
    body: securityRules,
    answers: ok(securityRules),
  },
  'GET /api/audit': {
    summary: 'Who did what, newest first, page by page',
    query: auditQuery,
    answers: ok(
      z.object({
        entries: z.array(
          z.object({
            id: z.int(),
            action: z.enum(auditActions),
            staff_id: z.string().nullable(),
            staff_name: z.string().nullable(),
            subject: z.string(),
            subject_name: z.string().nullable(),
            detail: z.record(z.string(), z.unknown()),
            at: instant,
          }),
        ),
        next_cursor: z.int().nullable(),
      }),
    ),
  },
} satisfies Partial<Record<Route, Operation>>;
