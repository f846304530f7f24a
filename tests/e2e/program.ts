// The program that the stories are told to: the real one, on a database of its own.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgramProcess } from '#server/testing/program-process.ts';

export default async function startForStories() {
  const folder = mkdtempSync(join(tmpdir(), 'studio-stories-'));
  chmodSync(folder, 0o755);
  const program = await startProgramProcess({ DATA_DIR: join(folder, 'data') });
  process.env.STORY_URL = program.url;
  return async () => {
    await program.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}
