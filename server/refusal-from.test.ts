import { describe, expect, test } from 'vitest';
import { refusalFrom, statusOf } from './refusal-from.ts';

const failed = (code: string, message = 'It failed.') => Object.assign(new Error(message), { code });

describe('the database is away, and whoever asked may try again', () => {
  test.each([
    ['refuses', failed('ECONNREFUSED')],
    ['has gone in the middle', failed('ECONNRESET', 'read ECONNRESET')],
    ['has a name that nobody knows, as when its container is stopped', failed('ENOTFOUND')],
    ['has a name that cannot be asked for', failed('EAI_AGAIN')],
    ['is on a machine that does not answer', failed('EHOSTUNREACH')],
    ['is on a net that cannot be reached', failed('ENETUNREACH')],
    ['has no socket', failed('ENOENT')],
    ['cannot be connected to, because this program has no file left to open', failed('EMFILE')],
    ['cannot be connected to, because the machine has none', failed('ENFILE')],
    ['shuts down', failed('57P01')],
    ['is full', failed('53300')],
    ['may only be read, as while another takes its place', failed('25006')],
    ['has not taken over yet', failed('0A000', 'cannot access temporary or unlogged relations during recovery')],
    ['let another go first, because each waited for the other', failed('40P01')],
    ['does not know our password any more', failed('28P01')],
    ['does not let us in from here', failed('28000')],
    ['is called otherwise', failed('3D000')],
    ['has a certificate that has ended', failed('CERT_HAS_EXPIRED')],
    ['has a certificate for another name', failed('ERR_TLS_CERT_ALTNAME_INVALID')],
    ['has a certificate that nobody vouches for', failed('UNABLE_TO_VERIFY_LEAF_SIGNATURE')],
    ['has one that it made itself', failed('DEPTH_ZERO_SELF_SIGNED_CERT')],
    ['does not encrypt any more', new Error('The server does not support SSL connections')],
    ['is waited for too long', new Error('timeout exceeded when trying to connect')],
    ['is wrapped by the query builder', new Error('Failed query', { cause: failed('ENOTFOUND') })],
  ])('%s', (_, error) => {
    const refusal = refusalFrom(error);
    expect(statusOf(refusal.code)).toBe(503);
    expect(refusal.retryAfter).toBe(5);
  });
});

test.each([
  ['a rule of the database', failed('23505')],
  ['a fault of ours', new TypeError('x is not a function')],
  ['something that is no error', 'oops'],
])('%s is not the database being away, and its cause stays with us', (_, error) => {
  const refusal = refusalFrom(error);
  expect(statusOf(refusal.code)).toBe(500);
  expect(refusal.message).not.toContain('not a function');
});
