// A program for one file of stories alone, where they change what all others would notice: passwords, rules, staff.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ProgramProcess, startProgramProcess } from '#server/testing/program-process.ts';
import { test as base, expect } from './story.ts';

let program: ProgramProcess | undefined;
let folder = '';

export const test = base.extend({
  baseURL: async ({ browserName: _ }, use) => use(program?.url),
});

export function tellToOwnProgram() {
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'studio-own-story-'));
    chmodSync(folder, 0o755);
    program = await startProgramProcess({ DATA_DIR: join(folder, 'data') });
  });
  test.afterAll(async () => {
    await program?.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
}

/** The path of the link in the newest mail to somebody, once it lies in the spool; another than an earlier one. */
export async function linkInMail(to: string, page: 'set-password' | 'confirm-email', earlier = ''): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(() => {
      const mails = join(folder, 'data', 'mail');
      const texts = readdirSync(mails)
        .filter((name) => name.endsWith('.eml'))
        .sort()
        .map((name) => readFileSync(join(mails, name), 'utf8').replace(/=\n/g, '').replaceAll('=3D', '='));
      const mail = texts.filter((text) => text.includes(`<${to}>`) || text.includes(`To: ${to}`)).at(-1);
      path = new RegExp(`/dashboard/${page}#[\\w.-]+`).exec(mail ?? '')?.[0];
      return path !== undefined && path !== earlier;
    })
    .toBe(true);
  return path ?? '';
}
