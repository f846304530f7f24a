// What lies beside the database and belongs to it: the secret on which second factors and links depend, and the mails that
// were kept because no mail server is set.
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Part } from './parts.ts';

const secretFile = 'auth-secret';
const known = /^(auth-secret|mail\/[\da-f-]{36}\.eml)$/;

/** Where AUTH_SECRET is set, the secret is the operator's to keep. */
export async function* readKeptFiles(dataDir: string, withSecret: boolean): AsyncGenerator<Part> {
  const mails = await readdir(join(dataDir, 'mail')).catch(() => []);
  const names = [...(withSecret ? [secretFile] : []), ...mails.map((name) => `mail/${name}`)];
  for (const name of names.filter((one) => known.test(one))) {
    const bytes = await readFile(join(dataDir, name)).catch(() => undefined); // it may have gone since
    if (!bytes) continue;
    yield { kind: 'file', name };
    yield { kind: 'bytes', bytes };
    yield { kind: 'end', sha256: createHash('sha256').update(bytes).digest('hex') };
  }
}

export interface KeptFiles {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Gives every file its place; until then none of them has changed. */
  settle(): Promise<{ secret: boolean; mails: number }>;
  discard(): Promise<void>;
}

export async function stageFiles(dataDir: string, withSecret: boolean): Promise<KeptFiles> {
  await mkdir(dataDir, { recursive: true });
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
    async settle() {
      for (const name of names) {
        await mkdir(dirname(join(dataDir, name)), { recursive: true, mode: 0o700 });
        await rename(join(stage, name), join(dataDir, name));
      }
      await discard();
      const secret = names.includes(secretFile);
      return { secret, mails: names.length - Number(secret) };
    },
    discard,
  };
}
