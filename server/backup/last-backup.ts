import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When the newest whole one in the data folder was made, in seconds since 1970; 0 where none can be seen. */
export function lastBackup(dataDir: string): number {
  const folder = join(dataDir, 'backups');
  try {
    const whole = readdirSync(folder).filter((name) => name.endsWith('.backup'));
    return Math.max(0, ...whole.map((name) => statSync(join(folder, name)).mtimeMs / 1000));
  } catch {
    return 0;
  }
}
