import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

// Whatever keeps the program from its data folder is told with what to do about it.
export async function inDataFolder<T>(dataDir: string, work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code) throw error; // one that we meant
    throw new Error(
      `The data folder ${dataDir} cannot be written to (${message}). Give it to the user as whom this runs, or set DATA_DIR to another.`,
    );
  }
}

/**
 * Makes a folder that somebody named, and those above it. Node's own way goes round for ever where a folder that exists has no room
 * for new ones and says ENOENT, as under /proc or what an automounter holds.
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another program may have made it meanwhile.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
