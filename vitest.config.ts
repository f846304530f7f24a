import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Much of a server test is waiting: for a disk, a mail server, the end of a process.
    maxWorkers: 3,
    // What is imported is imported once a worker: loading the program for every file took a quarter of the time.
    isolate: false,
    // Many tests make the program complain, and it says so: only what a failed test said is of use.
    silent: 'passed-only',
    projects: [
      { test: { name: 'rules', include: ['{domain,content,app,tests,scripts}/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/test-cluster.ts',
          // The libraries must behave as they do in earnest: some are more lenient when they see a test.
          env: { NODE_ENV: 'production', TEST: '' },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for comes in its own time on a busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
