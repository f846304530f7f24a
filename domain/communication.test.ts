import { describe, expect, test } from 'vitest';
import { communicationDraft, timeOfCommunication } from './communication.ts';

const call = { channel: 'call', direction: 'outbound', body: 'Called, will ring back.' };
const faults = (input: unknown) => communicationDraft.safeParse(input).error?.issues.map(({ path }) => path[0]);

describe('what may be written down', () => {
  test.each([
    [{ ...call, channel: 'fax' }, ['channel']],
    [{ ...call, direction: 'sideways' }, ['direction']],
    [{ ...call, direction: 'internal' }, ['direction']],
    [{ channel: 'call', body: 'x' }, ['direction']],
    [{ ...call, body: ' \n ' }, ['body']],
    [{ ...call, body: '\u200b' }, ['body']],
    [{ ...call, body: 'x'.repeat(5001) }, ['body']],
    [{ ...call, at: 'yesterday' }, ['at']],
    [{ ...call, at: '0000-01-01T00:00:00Z' }, ['at']],
    [{ ...call, id: 'one' }, ['id']],
    [null, [undefined]],
  ])('%j is refused by %j', (input, expected) => expect(faults(input)).toEqual(expected));

  test.each(['inbound', 'outbound'])('a call that was %s is kept as that', (direction) => {
    expect(communicationDraft.parse({ ...call, direction }).direction).toBe(direction);
  });
  test('a note is for ourselves, whatever was chosen', () => {
    expect(communicationDraft.parse({ channel: 'note', body: 'Likes green.' }).direction).toBe('internal');
    expect(communicationDraft.parse({ channel: 'note', direction: 'outbound', body: 'x' }).direction).toBe('internal');
  });
});

describe('when it happened', () => {
  const now = new Date('2026-11-15T08:00:00Z');
  const at = (time: string) => timeOfCommunication(communicationDraft.parse({ ...call, at: time }), now);
  test('now, unless told otherwise', () => {
    expect(timeOfCommunication(communicationDraft.parse(call), now)).toEqual(now);
    expect(at('2026-11-14T10:00:00+02:00')).toEqual(new Date('2026-11-14T08:00:00Z'));
  });
  test('not in the future, give or take a minute between two clocks', () => {
    expect(at('2026-11-15T08:00:30Z')).toEqual(now);
    expect(() => at('2026-11-15T08:02:00Z')).toThrow('Some fields need another look.');
  });
});
