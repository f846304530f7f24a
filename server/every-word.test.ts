import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** In a process of its own: it takes over what belongs to the process. */
function saidBy(code: string) {
  const start = `import { logEveryWord } from '#server/every-word.ts';
    import { DrizzleQueryError } from 'drizzle-orm';
    logEveryWord();
    const error = new DrizzleQueryError('SELECT $1', ['thandi@nkosilaw.co.za'], new Error('The line broke.'));`;
  const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', `${start}\n${code}`], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: ended.status, lines: ended.stderr.trim().split('\n') };
}

test('a fault that a library prints by itself becomes one line, without the query and what was asked for', () => {
  const { code, lines } = saidBy(`console.error(error); console.error('Port 3000 is taken.');`);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', event: 'printed' });
  expect(lines[0]).toContain('Error: The line broke.');
  expect(lines[0]).not.toMatch(/thandi|SELECT/);
  expect(lines[1]).toBe('Port 3000 is taken.');
  expect(code).toBe(0);
});

test.each(['throw error', 'Promise.reject(error)'])('after %s it ends with one line that says why', (fault) => {
  const { code, lines } = saidBy(`setImmediate(() => { ${fault}; });`);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', event: 'crashed' });
  expect(lines[0]).toContain('Error: The line broke.');
  expect(lines[0]).not.toMatch(/thandi|SELECT/);
  expect(code).toBe(1);
});
