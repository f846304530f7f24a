// Runs a task of this package from a fresh clone, on whatever Node is at hand: installs when the lock
// file changed, then continues on the Node version that the package pins. Uses no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [task, ...args] = process.argv.slice(2);

process.chdir(root);
refuseOldNode();
install();
const node = nodeToRunOn();
if (node === process.execPath) {
  process.argv = [node, join(root, 'scripts', `${task}.ts`), ...args];
  await import(`./${task}.ts`);
} else {
  continueOn(node);
}

/** npm leaves out, without a word, what is not for the Node that it runs on; the bundler is not for older ones. */
function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return;
  fail(`Node 20.19, 22.12 or newer is needed; this is ${process.version}.`);
}

function install() {
  const stamp = join(root, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;

  const from = Date.now();
  console.error('Installing packages (once, about a minute) …');
  const npm = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) fail(`npm ci failed (${npm.error?.message ?? `exit ${npm.status}`}).`);
  writeFileSync(stamp, wanted);
  console.error(`Installed in ${((Date.now() - from) / 1000).toFixed(1)} s.`);
}

function nodeToRunOn() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const pinned = manifest.optionalDependencies[name];
  if (pinned === process.versions.node) return process.execPath;
  const binary = join(root, 'node_modules', name, 'bin', platform === 'win' ? 'node.exe' : 'node');
  if (pinned && existsSync(binary)) return binary;

  // Where no Node comes with the packages, the system's own will do if it can run TypeScript and Argon2.
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return process.execPath;
  return fail(
    `No Node is packaged for ${process.platform} ${process.arch}: install Node 24.7 or newer, this is ${process.version}.`,
  );
}

function continueOn(binary) {
  const child = spawn(binary, [join(root, 'scripts', `${task}.ts`), ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

function fail(line) {
  console.error(line);
  process.exit(1);
}
