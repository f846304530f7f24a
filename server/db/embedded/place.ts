// Where the database lives and as whom it runs. PostgreSQL refuses to run as root, so root lends it another user,
// and where that user cannot reach the folder (a home that is closed to others), a system folder is used instead.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { programIn } from './binaries.ts';

const user = 'postgres';
/** Not the folder of the systemd units: that one is closed to all but their user. */
export const systemFolder = '/var/lib/highveld-studio-database';

interface Place {
  /** The PostgreSQL programs. */
  home: string;
  /** Holds the cluster, its socket and its log; owned by whom it runs as. */
  folder: string;
  runAs: { uid: number; gid: number } | undefined;
  /** Set when the folder is not the one that was asked for. */
  movedBecause: string | undefined;
}

export function findPlace(packagedHome: string, dataDir: string): Place {
  const wanted = join(dataDir, 'postgres');
  if (process.getuid?.() !== 0) {
    mkdirSync(wanted, { recursive: true, mode: 0o700 });
    return { home: packagedHome, folder: wanted, runAs: undefined, movedBecause: undefined };
  }

  const runAs = ownerOf(join(rememberedFolder(dataDir) ?? wanted, 'cluster')) ?? unprivilegedUser();
  const reachable = canRun(packagedHome, runAs) && canEnter(dataDir, runAs);
  const folder = rememberedFolder(dataDir) ?? (reachable ? wanted : join(systemFolder, nameOf(dataDir)));
  if (!reachable) mkdirSync(systemFolder, { recursive: true, mode: 0o755 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, runAs.uid, runAs.gid);
  if (folder !== wanted) writeFileSync(join(dataDir, 'database-folder'), folder, { flush: true });
  return {
    home: reachable ? packagedHome : copyPrograms(packagedHome, runAs),
    folder,
    runAs,
    movedBecause:
      folder === wanted
        ? undefined
        : `the user ${user} may not enter ${dataDir} or the folder of the packages, or could not when it was made`,
  };
}

/** Whether one was made for this folder. Unlike findPlace, this makes nothing. */
export function hasDatabase(dataDir: string): boolean {
  return existsSync(join(rememberedFolder(dataDir) ?? join(dataDir, 'postgres'), 'cluster'));
}

/** Once made elsewhere, the data stays there, whatever happens to the permissions and names of folders later. */
function rememberedFolder(dataDir: string): string | undefined {
  const note = join(dataDir, 'database-folder');
  if (!existsSync(note)) return undefined;
  const folder = readFileSync(note, 'utf8').trim();
  if (!existsSync(folder)) throw new Error(`${note} says that the database lives in ${folder}, but there is nothing.`);
  return folder;
}

/** A cluster that another user made stays theirs, also when root looks after it with a command. */
function ownerOf(cluster: string): { uid: number; gid: number } | undefined {
  const { uid, gid } = statSync(cluster, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  return uid === 0 ? undefined : { uid, gid };
}

function unprivilegedUser(): { uid: number; gid: number } {
  if (!userExists()) spawnSync('useradd', ['--system', '--user-group', '--no-create-home', user]);
  if (!userExists()) {
    throw new Error(
      `PostgreSQL does not run as root and the user ${user} could not be made. Start as another user, or set DATABASE_URL.`,
    );
  }
  return { uid: numberOf('-u'), gid: numberOf('-g') };
}

function userExists(): boolean {
  return spawnSync('id', [user]).status === 0;
}

function numberOf(which: '-u' | '-g'): number {
  return Number(spawnSync('id', [which, user], { encoding: 'utf8' }).stdout);
}

function canRun(home: string, runAs: { uid: number; gid: number }): boolean {
  return spawnSync(programIn(home, 'postgres'), ['--version'], { ...runAs, cwd: '/' }).status === 0;
}

function canEnter(folder: string, runAs: { uid: number; gid: number }): boolean {
  return spawnSync('test', ['-x', folder], { ...runAs, cwd: '/' }).status === 0;
}

function nameOf(dataDir: string): string {
  return `data-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12)}`;
}

// Made beside its final name and then renamed, so that a copy that was cut short is never taken for a whole one.
function copyPrograms(home: string, runAs: { uid: number; gid: number }): string {
  const version = spawnSync(programIn(home, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout.trim();
  const target = join(systemFolder, `programs-${version.replace(/[^\w.]+/g, '-')}`);
  if (existsSync(target) && canRun(target, runAs)) return target;
  const fresh = `${target}.${process.pid}`;
  rmSync(target, { recursive: true, force: true });
  cpSync(home, fresh, { recursive: true, verbatimSymlinks: true });
  renameSync(fresh, target);
  return target;
}
