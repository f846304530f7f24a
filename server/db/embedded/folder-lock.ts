// One program a data folder. The lock is a listening socket that the system frees when its holder dies, however it dies.
import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const held: Server[] = [];
  for (const path of lockPaths(realpathSync(folder))) {
    const server = (await listen(path)) ?? ((await isDeadSocket(path)) ? await listen(path) : null);
    if (!server) {
      await release(held);
      throw new Error(
        `Another program is already running on the data folder ${folder}. Stop it first, or set DATA_DIR.`,
      );
    }
    held.push(server);
  }
  return { release: () => release(held) };
}

// Two on Linux: a name that no two starters can take at once, and a file that programs in other containers see too.
function lockPaths(folder: string): string[] {
  const name = `highveld-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}`];
  const file = join(folder, 'program.lock');
  // The system counts bytes, of which a letter may have several.
  const inFolder = Buffer.byteLength(file) < 100 ? file : join(tmpdir(), `${name}.sock`);
  return process.platform === 'linux' ? [`\0${name}`, inFolder] : [inFolder];
}

async function release(held: readonly Server[]) {
  await Promise.all(held.map((server) => new Promise((resolve) => server.close(resolve))));
}

function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

// Only sockets in the file system can outlive their program.
function isDeadSocket(path: string): Promise<boolean> {
  if (path.startsWith('\0') || process.platform === 'win32') return Promise.resolve(false);
  return new Promise((resolve, reject) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(false);
    });
    // Where it cannot be taken away, the folder cannot be written to.
    probe.once('error', () => rm(path, { force: true }).then(() => resolve(true), reject));
  });
}
