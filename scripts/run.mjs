// Runs a task of this package from a fresh clone, on whatever Node is at hand: installs when the lock
// file changed, then continues on the Node version that the package pins. Uses no dependency.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';

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
  try {
    installPackages();
  } catch (error) {
    fail(error.message);
  }
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
