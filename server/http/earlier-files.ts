// A page that is open names its files by their content, and asks for some of them late: a program that has taken the place of
// another goes on serving the files of the last ones, which each keeps beside its data.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { log } from '#server/log.ts';
import { loadSite, type Site } from './site-files.ts';

/** Builds whose files are kept, the present one among them. */
const mostKept = 4;

/** What cannot be kept is missed at the next upgrade at the earliest: it holds up no start. */
export function addEarlierFiles(site: Site, siteFolder: string, dataDir: string): void {
  const assets = join(siteFolder, 'assets');
  if (!existsSync(assets)) return;
  try {
    const shelf = join(dataDir, 'site-files');
    const present = keepFiles(assets, shelf);
    const earlier = newestFirst(shelf).filter((folder) => folder !== present && !folder.endsWith(unfinished));
    for (const build of earlier) {
      for (const [path, file] of loadSite(build).files) if (!site.files.has(path)) site.files.set(path, file);
    }
  } catch (error) {
    const message = 'Pages that are open at the next upgrade may have to be loaded again.';
    log('warn', 'files not kept', { message, error: (error as Error).message });
  }
}

const unfinished = '.copy';

/** In their place only when all of them are there. What a copy that was interrupted has left goes with the oldest. */
function keepFiles(assets: string, shelf: string): string {
  const names = readdirSync(assets).sort();
  const build = join(shelf, createHash('sha256').update(names.join()).digest('hex').slice(0, 16));
  if (!names.every((name) => sizeOf(join(build, 'assets', name)) === sizeOf(join(assets, name)))) {
    const copy = `${build}-${process.pid}${unfinished}`;
    try {
      cpSync(assets, join(copy, 'assets'), { recursive: true });
      rmSync(build, { recursive: true, force: true });
      renameSync(copy, build);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  }
  utimesSync(build, new Date(), new Date());
  for (const folder of newestFirst(shelf).slice(mostKept)) rmSync(folder, { recursive: true, force: true });
  return build;
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;

function newestFirst(shelf: string): string[] {
  const since = (folder: string) => statSync(folder).mtimeMs;
  return readdirSync(shelf)
    .map((name) => join(shelf, name))
    .sort((one, other) => since(other) - since(one));
}
