// What lies beside the database and belongs to it: the secret on which second factors and links depend, and the mails that
// were kept because no mail server is set.
import { createHash } from 'node:crypto';
import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeFolder } from '#server/db/data-folder.ts';
import { syncFolder } from './backup-file.ts';
import type { Part } from './parts.ts';

export const secretFile = 'auth-secret';
const known = /^(auth-secret|mail\/[\da-f-]{36}\.eml)$/;

/** Where AUTH_SECRET is set, the secret is the operator's to keep. */
export async function* readKeptFiles(dataDir: string, withSecret: boolean): AsyncGenerator<Part> {
  const mails = (await readdir(join(dataDir, 'mail')).catch(noneIfMissing)) ?? [];
  const names = [...(withSecret ? [secretFile] : []), ...mails.map((name) => `mail/${name}`)];
  for (const name of names.filter((one) => known.test(one))) {
    const bytes = await readFile(join(dataDir, name)).catch(noneIfMissing); // it may have gone since
    if (!bytes) continue;
    yield { kind: 'file', name };
    yield { kind: 'bytes', bytes };
    yield { kind: 'end', sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}

/** What is there and cannot be read is no reason to do without it: a backup lacks nothing in silence. */
function noneIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

interface KeptFiles {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Tries whatever could keep a file from its place, while the database can still stay as it is. */
  prepare(): Promise<void>;
  /** Gives every file its place, by a rename alone; until then none of them has changed. */
  settle(): Promise<{ secret: boolean; mails: number }>;
  discard(): Promise<void>;
}

/** The database stands, and not all that belongs beside it. */
export class FilesMissing extends Error {}

export async function stageFiles(dataDir: string, withSecret: boolean): Promise<KeptFiles> {
  makeFolder(dataDir);
  const stage = await mkdtemp(join(dataDir, 'restoring-'));
  const names: string[] = [];
  const discard = () => rm(stage, { recursive: true, force: true });
  return {
    async add(name, bytes) {
      if (!known.test(name)) throw new Error(`A backup holds no file ${name}.`);
      if (name === secretFile && !withSecret) return;
      await mkdir(dirname(join(stage, name)), { recursive: true, mode: 0o700 });
      await writeFile(join(stage, name), bytes, { mode: 0o600, flush: true });
      names.push(name);
    },
    async prepare() {
      for (const folder of foldersOf(dataDir, names)) await tryRename(stage, folder);
      for (const name of names) await refuseFolder(join(dataDir, name));
    },
    async settle() {
      const missing = new Map<string, Error>();
      for (const name of names)
        await rename(join(stage, name), join(dataDir, name)).catch((error) => missing.set(name, error));
      for (const folder of foldersOf(dataDir, names)) await syncFolder(folder).catch(() => {}); // they stand there
      const [reason] = missing.values();
      if (reason)
        throw new FilesMissing(
          `The database is restored, but ${missing.size} of ${names.length} files are not in their place: ` +
            `${namesFrom([...missing.keys()])}. They lie in ${stage}; move them to ${dataDir} before you start the program. ` +
            reason.message,
        );
      await discard().catch(() => {}); // nothing is left in it
      const secret = names.includes(secretFile);
      return { secret, mails: names.length - Number(secret) };
    },
    discard,
  };
}

const namesFrom = (names: string[]) => names.slice(0, 5).join(', ') + (names.length > 5 ? ' and others' : '');

const foldersOf = (dataDir: string, names: string[]) => new Set(names.map((name) => dirname(join(dataDir, name))));

/** Fails where the folder cannot be made or written to, and where it lies on another disk. */
async function tryRename(stage: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const [from, to] = [join(stage, 'trial'), join(folder, `${basename(stage)}.trial`)];
  await writeFile(from, '');
  await rename(from, to);
  await rm(to);
}

async function refuseFolder(path: string): Promise<void> {
  const there = await lstat(path).catch(() => undefined);
  if (there?.isDirectory()) throw new Error(`${path} is a folder where a file has its place.`);
}
