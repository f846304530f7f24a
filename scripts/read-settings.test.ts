import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compiled } from '#server/testing/program-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

test.each(['start', 'build', 'dev', 'seed-demo', 'backup', 'restore', 'move-to-postgres', 'staff-password'])(
  'npm run %s with a setting that makes no sense says so in one line and does nothing',
  (task) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [`scripts/${task}.ts`, 'postgresql://x@y/z'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: compiled,
        PUBLIC_URL: 'studio.example',
        DATA_DIR: '/dev/null/nowhere',
      },
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(stderr).toMatch(/^[^\n]*PUBLIC_URL must be an http or https address\.\n$/);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  },
  40_000,
);

test.each([
  [{ DATABASE_URL: 'postgresql://x@y/z' }, /^Nothing was moved\. There is no database in \/dev\/null\/nowhere, or /],
  [{}, /^Nothing was moved\. Please name the server in DATABASE_URL: [^\n]+\n$/],
])(
  'npm run move-to-postgres takes the address, with its password, from the settings: %j',
  (env, said) => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/move-to-postgres.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, DATA_DIR: '/dev/null/nowhere', ...env },
      encoding: 'utf8',
    });
    expect(stderr).toMatch(said);
    expect(status).toBe(1);
  },
  40_000,
);
