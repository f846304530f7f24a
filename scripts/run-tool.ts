// Runs a tool of this package on this Node, whatever the shell's own is.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether it ended well. */
export function runTool(name: string, args: string[], env: Record<string, string> = {}): boolean {
  const [packageName, command = packageName] = tools[name] ?? [name];
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  const ended = spawnSync(process.execPath, [join(folder, file ?? ''), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return ended.status === 0;
}

/** Package and command, where they differ from the tool's name. */
const tools: Record<string, [packageName: string, command?: string]> = {
  tsc: ['typescript', 'tsc'],
  biome: ['@biomejs/biome', 'biome'],
  'react-router': ['@react-router/dev', 'react-router'],
  playwright: ['@playwright/test', 'playwright'],
};
