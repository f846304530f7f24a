import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createRecentBodies } from './recent-bodies.ts';

const body = 'We offer five thousand backlinks for your website, order now.';
const now = new Date('2026-11-16T08:00:00Z');
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

test('the same words are counted by the other people who sent them, however they are spaced and numbered', () => {
  const countOthers = createRecentBodies();
  expect(countOthers(body, 'one@a.example', now)).toBe(0);
  expect(countOthers(body.toUpperCase().replaceAll(' ', '\n'), 'two@a.example', now)).toBe(1);
  expect(countOthers(body.replace('order', 'order 17'), 'three@a.example', now)).toBe(2);
  expect(countOthers('Something else that is longer than forty letters.', 'four@a.example', now)).toBe(0);
});

test('somebody who sends the same again is no other', () => {
  const countOthers = createRecentBodies();
  countOthers(body, 'one@a.example', now);
  expect(countOthers(body, 'ONE@a.example', now)).toBe(0);
});

test('what many people say in a few words is no campaign', () => {
  const countOthers = createRecentBodies();
  countOthers('Please call me back today.', 'one@a.example', now);
  expect(countOthers('Please call me back today.', 'two@a.example', now)).toBe(0);
});

test('after a day it is forgotten', () => {
  const countOthers = createRecentBodies();
  countOthers(body, 'one@a.example', now);
  expect(countOthers(body, 'two@a.example', hoursLater(23.9))).toBe(1);
  expect(countOthers(body, 'three@a.example', hoursLater(24))).toBe(0);
});

test.each([
  [39, 0],
  [40, 1],
])('a body of %i letters from two people is known of %i others', (letters, others) => {
  const countOthers = createRecentBodies();
  countOthers('x'.repeat(letters), 'one@a.example', now);
  expect(countOthers('x'.repeat(letters), 'two@a.example', now)).toBe(others);
});

test('what follows the first four hundred letters makes no other body, what stands in them does', () => {
  const countOthers = createRecentBodies();
  countOthers('x'.repeat(400), 'one@a.example', now);
  expect(countOthers(`${'x'.repeat(400)} and more`, 'two@a.example', now)).toBe(1);
  expect(countOthers(`${'x'.repeat(399)}y`, 'three@a.example', now)).toBe(0);
});

test('of five thousand bodies all are known, then the one longest unheard of goes; of each, a hundred people', () => {
  const countOthers = createRecentBodies();
  const another = (number: number) =>
    body + [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
  for (const number of [0, 1, 0]) countOthers(another(number), 'one@a.example', now);
  for (let number = 2; number <= 5000; number++) countOthers(another(number), 'one@a.example', now);
  expect(countOthers(another(0), 'two@a.example', now)).toBe(1);
  expect(countOthers(another(2), 'two@a.example', now)).toBe(1);
  expect(countOthers(another(1), 'two@a.example', now)).toBe(0);
  for (let sender = 0; sender < 150; sender++) countOthers(body, `${sender}@a.example`, now);
  expect(countOthers(body, 'last@a.example', now)).toBe(100);
});

test('of five thousand long messages no more is kept than what they are known again by', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const megabytes = () => {
    collect();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const countOthers = createRecentBodies();
  const before = megabytes();
  for (let number = 0; number < 5000; number++) {
    const first = [...String(number)].map((digit) => 'abcdefghij'.charAt(Number(digit))).join('');
    countOthers(`${first} ${'longer and '.repeat(400)}`, 'one@a.example', now);
  }
  expect(megabytes() - before).toBeLessThan(8);
  expect(countOthers(`a ${'longer and '.repeat(400)}`, 'two@a.example', now)).toBe(1);
});
