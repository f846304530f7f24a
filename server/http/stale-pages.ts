import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, pageSettings } from '#server/config.ts';
import { log } from '#server/log.ts';

/** Pages that were built elsewhere, as for an image, may say another address or telephone number than this program does. */
export function warnOfStalePages(config: Config, siteFolder: string): void {
  const file = join(siteFolder, '..', 'page-settings.json');
  if (!existsSync(file)) return;
  const built = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const { year: _, ...now } = pageSettings(config);
  const others = Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(built[name]));
  if (others.length === 0) return;
  const message = 'The pages were built with other settings than the program has. Build them again with the same ones.';
  log('warn', 'pages differ', { settings: others.map(([name]) => name).join(', '), message });
}
