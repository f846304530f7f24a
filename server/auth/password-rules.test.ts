import { describe, expect, test } from 'vitest';
import { credentials, passwordChange, passwordProof } from '#domain/account.ts';
import { agencyWordsOf, objectionTo } from './password-rules.ts';

const thandi = { name: 'Thandi Nkosi', email: 'thandi.n@highveldstudio.example' };
const words = agencyWordsOf({ name: 'Highveld Studio', domain: 'highveldstudio.example' });

describe('a password that will do', () => {
  test.each([
    'long-grass-at-dusk',
    'correct horse battery staple',
    'brown kettle sings',
    'a7Kd0-fkeZ2m9',
    'oseaan reën oor die vlaktes',
    'oceonic tramways by night',
    '\u{1F33E} gras in die wind \u{1F33E}',
  ])('%s', async (password) => expect(await objectionTo(password, thandi, words)).toBeUndefined());
});

describe('a password that programs try first', () => {
  test.each([
    '123456789012',
    'passwordpassword',
    'Password12345',
    'P@ssw0rd1234',
    'qwertyuiop123',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    '1q2w3e4r5t6y',
    'zaq12wsxcde3',
    'unbelievable',
    'administrator1',
    'iloveyou1234',
    'letmeinletmein',
    'Summer2026!!',
    'monkeymonkey1',
    'qwerty'.repeat(20),
    'a1'.repeat(64),
  ])('%s', async (password) => expect(await objectionTo(password, thandi, words)).toContain('programs try'));
});

describe('a password that anybody who knows us would guess', () => {
  test.each([
    ['Highveld-at-dusk-26', 'highveld'],
    ['we love highveldstudio', 'highveldstudio'],
    ['the studio kettle sings', 'studio'],
    ['Thandi and the kettle', 'thandi'],
    ['a kettle for n.k.o.s.i nkosi', 'nkosi'],
  ])('%s', async (password, word) => {
    const objection = await objectionTo(password, thandi, words);
    expect(objection).toContain(`Please leave out “${word}”`);
  });
  test('a short name counts by itself only', async () => {
    const ceo = { name: 'CEO', email: 'ceo@x.example' };
    expect(await objectionTo('ceo of brown kettles', ceo, words)).toContain('“ceo”');
    expect(await objectionTo('oceonic tramways sing', ceo, words)).toBeUndefined();
  });
});

test('a long one is judged by its first forty characters, because the estimate takes the square of the length', async () => {
  const strong = 'correct horse battery staple';
  expect(await objectionTo('a'.repeat(40) + strong, thandi, words)).toContain('programs try');
  expect(await objectionTo('a'.repeat(12) + strong, thandi, words)).toBeUndefined();
});

describe('length alone', () => {
  const lengthOf = (new_password: string) =>
    passwordChange.safeParse({ current_password: 'x', new_password }).error?.issues[0]?.message;
  test.each([
    ['a'.repeat(11), 'Please use at least 12 characters.'],
    ['a'.repeat(12), undefined],
    ['\u{1F33E}'.repeat(11), 'Please use at least 12 characters.'],
    ['a'.repeat(128), undefined],
    ['a'.repeat(129), 'Please use at most 128 characters.'],
    ['\u{1F33E}'.repeat(128), undefined],
    ['\u{1F33E}'.repeat(129), 'Please use at most 128 characters.'],
  ])('is from 12 to 128 characters', (password, message) => expect(lengthOf(password)).toBe(message));

  const opens = (password: string) => credentials.safeParse({ email: 'thandi@studio.example', password }).success;
  test('is counted however it is spelt: no letter takes more than four characters', () => {
    const longest = '\u03b1\u0313\u0300\u0345'.repeat(128); // ᾂ, as some keyboards send it
    expect(lengthOf(longest)).toBeUndefined();
    expect(opens(longest)).toBe(true);
    expect(passwordProof.safeParse({ password: longest }).success).toBe(true);
    expect(lengthOf(`${longest}a`)).toBe('Please use at most 128 characters.');
    expect(opens(`${longest}a`)).toBe(false);
  });
});
