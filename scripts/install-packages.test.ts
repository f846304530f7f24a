import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
let project: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'studio-install-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  project = join(folder, 'project');
  for (const file of ['scripts/run.mjs', 'scripts/install-packages.mjs']) cpSync(join(root, file), join(project, file));
  write('scripts/task.ts', 'console.log("the task ran");');
  write('.npmrc', `cache=${join(folder, 'cache')}\naudit=false\nfetch-retries=0\n`);
  await usingRegistry(async (address) => {
    nameTiny('1.0.0', address);
    expect(await runTask()).toMatchObject({ status: 0, stdout: 'the task ran\n' });
  });
});

test('packages are installed once: a registry that is away afterwards stops no task', async () => {
  expect(tinySays()).toBe('1.0.0');
  expect(existsSync(join(folder, 'cache')), 'the project’s .npmrc counts').toBe(true);
  expect(readdirSync(project).filter((name) => name.startsWith('.installing-'))).toEqual([]);
  expect(await runTask()).toEqual({ status: 0, stdout: 'the task ran\n', stderr: '' });
});

test('an installation that comes to nothing leaves the packages as they were, and nothing beside them', async () => {
  nameTiny('2.0.0', await deadRegistry());
  const before = contents();
  const { status, stdout, stderr } = await runTask();
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/npm ci failed \(exit \d+\); the packages are as they were\.\n$/);
  expect(contents()).toEqual(before);
  expect(tinySays()).toBe('1.0.0');
});

test('one that went well takes their place, and what an earlier one left when it was killed is gone', async () => {
  write('.installing-killed/node_modules/half', '');
  const before = contents().filter((name) => !name.startsWith('.installing-'));
  await usingRegistry(async (address) => {
    nameTiny('2.0.0', address);
    expect(await runTask()).toMatchObject({ status: 0, stdout: 'the task ran\n' });
  });
  expect(contents()).toEqual(before);
  expect(tinySays()).toBe('2.0.0');
});

test('a folder that cannot be moved, as a mounted one, is filled anew where it is', async () => {
  await usingRegistry(async (address) => {
    nameTiny('2.0.0', address);
    const hook = `data:text/javascript,${encodeURIComponent(refuseToMovePackages)}`;
    expect(await runTask({ NODE_OPTIONS: `--import=${hook}` })).toMatchObject({ status: 0, stdout: 'the task ran\n' });
  });
  expect(tinySays()).toBe('2.0.0');
  expect(await runTask()).toEqual({ status: 0, stdout: 'the task ran\n', stderr: '' });
});

test('packages that an installation had moved aside when it was killed come back, also without a registry', async () => {
  mkdirSync(join(project, '.installing-killed'));
  renameSync(join(project, 'node_modules'), join(project, '.installing-killed', 'replaced'));
  nameTiny('2.0.0', await deadRegistry());
  expect(await runTask()).toMatchObject({ status: 1 });
  expect(tinySays()).toBe('1.0.0');
});

const refuseToMovePackages = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { renameSync } = fs;
  fs.renameSync = (from, to) => {
    if (from === 'node_modules') throw new Error('EXDEV');
    renameSync(from, to);
  };
  syncBuiltinESMExports();
`;

/** The only package there is: a command that says its version. */
function nameTiny(version: string, address: string) {
  const itself = { name: 'trial', version: '1.0.0', dependencies: { tiny: version } };
  write('package.json', JSON.stringify({ ...itself, type: 'module', optionalDependencies: {} }));
  const tiny = { version, resolved: `${address}/tiny-${version}.tgz`, bin: { tiny: 'tiny.js' } };
  write(
    'package-lock.json',
    JSON.stringify({ lockfileVersion: 3, packages: { '': itself, 'node_modules/tiny': tiny } }),
  );
}

function tinySays(): string {
  return execFileSync(join(project, 'node_modules', '.bin', 'tiny'), { encoding: 'utf8' }).trim();
}

function contents(): string[] {
  return readdirSync(project, { recursive: true, encoding: 'utf8' }).toSorted();
}

async function usingRegistry(use: (address: string) => Promise<void>) {
  const registry = createServer((request, response) => {
    const [, version] = /tiny-(.+)\.tgz$/.exec(request.url ?? '') ?? [];
    write('../package/package.json', JSON.stringify({ name: 'tiny', version, bin: { tiny: 'tiny.js' } }));
    write('../package/tiny.js', `#!/usr/bin/env node\nconsole.log('${version}');\n`);
    response.end(execFileSync('tar', ['-cz', '-C', folder, 'package']));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
  try {
    await use(`http://127.0.0.1:${(registry.address() as AddressInfo).port}`);
  } finally {
    registry.closeAllConnections();
    await new Promise((resolve) => registry.close(resolve));
  }
}

async function deadRegistry(): Promise<string> {
  let address = '';
  await usingRegistry(async (free) => {
    address = free;
  });
  return address;
}

async function runTask(env = {}) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'task'], {
    cwd: project,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { status, stdout, stderr };
}

function write(file: string, content: string) {
  const path = join(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
