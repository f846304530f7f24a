import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './tests/e2e/program.ts',
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'test-results/stories.json' }]],
  workers: 2,
  // Room for a slow machine; a story that works never waits this long.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Where one answers for the pages, a story does not see what they ask for; those of the worker let it in.
    serviceWorkers: 'block',
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // Recording costs a third of the time; to look at a story that fails, add --trace on.
  },
});
