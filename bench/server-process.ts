// What a benchmark talks to: the program in a folder of its own, a database for it, or a reference server. All of it ends with the
// block that started it.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findPackagedPostgres } from '#server/db/embedded/binaries.ts';
import { startCluster } from '#server/db/embedded/cluster.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import { startProgramProcess } from '#server/testing/program-process.ts';
import { urlOf } from '#server/testing/url-of.ts';

/** A folder that the database's user can reach, too. */
export function temporaryFolder(): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'studio-bench-'));
  chmodSync(path, 0o755);
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) };
}

export async function startProgram(env: Record<string, string> = {}): Promise<AsyncDisposable & { url: string }> {
  const folder = temporaryFolder();
  const program = await startProgramProcess({ DATA_DIR: join(folder.path, 'data'), ...env });
  return {
    url: program.url,
    async [Symbol.asyncDispose]() {
      await program.end('SIGTERM');
      folder[Symbol.dispose]();
    },
  };
}

/** A PostgreSQL that outlives the programs on it. */
export async function startDatabase() {
  const folder = temporaryFolder();
  const cluster = await startCluster(findPlace(findPackagedPostgres(), folder.path));
  return {
    connection: cluster.connection,
    url: urlOf(cluster.connection),
    async [Symbol.asyncDispose]() {
      await cluster.stop();
      folder[Symbol.dispose]();
    },
  };
}

/** A server of this folder in a process of its own. */
export async function startReference(
  file: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> },
): Promise<Disposable & { url: string }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`${file} did not start.`)));
    child.stdout.on('data', (chunk) => {
      const said = /Serving on (\S+)/.exec(String(chunk))?.[1];
      if (said) resolve(said);
    });
  });
  return { url, [Symbol.dispose]: () => void child.kill() };
}
