// Runs a tool of this package on this Node, whatever the shell's own is.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Surroundings {
  env?: Record<string, string>;
  /** Gets what it says, where that must not go straight to the screen. */
  hear?: (words: Buffer) => void;
}

/** Whether it ended well. */
export function runTool(name: string, args: string[], { env, hear }: Surroundings = {}): Promise<boolean> {
  const [packageName, command = packageName] = tools[name] ?? [name];
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  const child = spawn(process.execPath, [join(folder, file ?? ''), ...args], {
    stdio: hear ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  if (hear) for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}

/** Package and command, where they differ from the tool's name. */
const tools: Record<string, [packageName: string, command?: string]> = {
  tsc: ['typescript', 'tsc'],
  biome: ['@biomejs/biome', 'biome'],
  'react-router': ['@react-router/dev', 'react-router'],
  playwright: ['@playwright/test', 'playwright'],
};
