import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** In a process of its own: it takes over what belongs to the process. */
const asProgram = (code: string) => [
  '--input-type=module',
  '--eval',
  `import { logEveryWord } from '#server/every-word.ts';
  import { DrizzleQueryError } from 'drizzle-orm';
  logEveryWord();
  const error = new DrizzleQueryError('SELECT $1', ['thandi@nkosilaw.co.za'], new Error('The line broke.'));
  ${code}`,
];

function saidBy(code: string) {
  const ended = spawnSync(process.execPath, asProgram(code), { cwd: folder, encoding: 'utf8' });
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

test('a warning of Node or of a library is one line, however many it is written in', () => {
  const { lines } = saidBy(`process.emitWarning('The address is of an old kind.\\nWrite it anew.');`);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 'warn', event: 'warning', message: expect.stringContaining('old kind.\nWrite') }),
  ]);
});

test.each(['throw error', 'Promise.reject(error)'])('after %s it ends with one line that says why', (fault) => {
  const { code, lines } = saidBy(`setImmediate(() => { ${fault}; });`);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'error', event: 'crashed' });
  expect(lines[0]).toContain('Error: The line broke.');
  expect(lines[0]).not.toMatch(/thandi|SELECT/);
  expect(code).toBe(1);
});

test('goes on when whoever read the log is gone', async () => {
  const code = `let left = 100;
    const speak = () => {
      console.log('out');
      console.error('err');
      if (left-- > 0) setImmediate(speak);
      else process.exit(7);
    };
    process.stdin.once('data', speak);`;
  const program = spawn(process.execPath, asProgram(code), { cwd: folder });
  program.stdout.destroy();
  program.stderr.destroy();
  await Promise.all([once(program.stdout, 'close'), once(program.stderr, 'close')]);
  program.stdin.write('now');
  expect(await once(program, 'exit')).toEqual([7, null]);
});
