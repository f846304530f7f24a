// Every page as it is served, held against what HTML allows.
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths, publicPaths } from '#app/paths.ts';
import { startTestProgram, type TestProgram } from '#server/testing/test-program.ts';

let program: TestProgram;
beforeAll(async () => {
  program = await startTestProgram();
});
afterAll(() => program.stop());

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Of the two named 'Main', a width shows one.
    'unique-landmark': 'off',
    // All of it is ours, from the server that sent the page.
    'require-sri': 'off',
    'void-style': ['error', { style: 'omit' }],
  },
});

async function complaintsAbout(answer: Response) {
  const { results } = await validator.validateString(await answer.text());
  return results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} (${selector})`));
}

test.each([...publicPaths, paths.dashboard, paths.noLine, '/no-such-page'])('%s is valid HTML', async (path) => {
  expect(await complaintsAbout(await program.get(path))).toEqual([]);
});

test('a form that comes back with its faults is valid HTML', async () => {
  const answer = await program.post('/api/enquiries', 'form=contact&page=%2Fcontact&name=%3Cb%3E', {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'text/html',
  });
  expect(answer.status).toBe(422);
  expect(await complaintsAbout(answer)).toEqual([]);
});
