// Installs the packages when the lock file changed: into a folder of their own, because npm begins by emptying the one it installs
// into, and a program may be running from it. Only what is whole takes the place of what was there. Uses no dependency.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

const packages = 'node_modules';
const stamp = '.installed';
const begun = '.installing-';
const aside = 'replaced';

/** Into the current folder; throws with the packages as they were. */
export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');
  if (existsSync(join(packages, stamp)) && readFileSync(join(packages, stamp), 'utf8') === wanted) return;

  const from = Date.now();
  console.error('Installing packages (once, about a minute) …');
  tidy();
  const folder = mkdtempSync(begun);
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc'].filter(existsSync)) {
      copyFileSync(file, join(folder, file));
    }
    fetchInto(folder);
    putInPlace(folder);
    writeFileSync(join(packages, stamp), wanted);
  } finally {
    tidy();
  }
  console.error(`Installed in ${((Date.now() - from) / 1000).toFixed(1)} s.`);
}

function fetchInto(folder) {
  const npm = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    throw new Error(`npm ci failed (${npm.error?.message ?? `exit ${npm.status}`}); the packages are as they were.`);
  }
}

function putInPlace(folder) {
  try {
    if (existsSync(packages)) renameSync(packages, join(folder, aside));
  } catch {
    // A mounted folder, or one in a lower layer of an image, stays where it is: then it is filled anew.
    for (const name of readdirSync(packages)) rmSync(join(packages, name), { recursive: true, force: true });
    cpSync(join(folder, packages), packages, { recursive: true, verbatimSymlinks: true });
    return;
  }
  renameSync(join(folder, packages), packages);
}

/** Also after one that was killed, be it between the two renames. */
function tidy() {
  for (const folder of readdirSync('.').filter((name) => name.startsWith(begun))) {
    if (!existsSync(packages) && existsSync(join(folder, aside))) renameSync(join(folder, aside), packages);
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
