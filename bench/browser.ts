import { type Browser, chromium } from '@playwright/test';

export const browserFile = process.env.CHROMIUM ?? '/usr/bin/chromium';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserFile, args: ['--no-sandbox', '--disable-gpu'] });
}
