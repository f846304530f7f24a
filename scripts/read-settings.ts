import { type Config, readConfig } from '#server/config.ts';

/** A setting that makes no sense ends the command with one line that names it. */
export function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
