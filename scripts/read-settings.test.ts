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
