// The cluster of a program that runs already, for a command that wants to speak to the same database.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answers, asOwner, type Connection } from './cluster.ts';

/** None where nobody answers: a killed program may leave the file alone behind. */
export async function findRunningCluster(folder: string): Promise<Connection | undefined> {
  const pidFile = join(folder, 'cluster', 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [, , , port = '', socketFolder = ''] = readFileSync(pidFile, 'utf8').split('\n');
  const connection = {
    host: socketFolder || '127.0.0.1',
    port: Number(port),
    ...asOwner,
    password: readFileSync(join(folder, 'password'), 'utf8'),
  };
  return (await answers(connection)) ? connection : undefined;
}
