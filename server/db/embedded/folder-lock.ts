// One program a data folder. The lock is a listening socket that the system frees when its holder dies, however it dies.
import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  const path = lockPath(realpathSync(folder));
  const server = (await listen(path)) ?? ((await isDeadSocket(path)) ? await listen(path) : null);
  if (!server)
    throw new Error(`Another program is already running on the data folder ${folder}. Stop it first, or set DATA_DIR.`);
  return {
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function lockPath(folder: string): string {
  const name = `highveld-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return join(tmpdir(), `${name}.sock`);
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
  if (process.platform === 'linux' || process.platform === 'win32') return Promise.resolve(false);
  return new Promise((resolve) => {
    const probe = connect(path, () => {
      probe.destroy();
      resolve(false);
    });
    probe.once('error', () => {
      rmSync(path, { force: true });
      resolve(true);
    });
  });
}
