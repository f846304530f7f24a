// Parts in a file: gzip over frames of one letter (N for a note in JSON, B for bytes), four bytes of length, and the content.
// Written under another name and named when it is whole, on disk and read back.
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { makeFolder } from '#server/db/data-folder.ts';
import { formatName, formatVersion, note, type Part, type Parts, until, verified } from './parts.ts';

export interface BackupContent {
  rows: number;
  /** By name. */
  files: string[];
}

export async function writeBackup(file: string, parts: Parts, stop?: AbortSignal): Promise<BackupContent> {
  makeFolder(dirname(file), 0o700);
  const fresh = `${file}.part`;
  await rm(fresh, { force: true });
  try {
    const output = createWriteStream(fresh, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(Readable.from(framesOf(until(stop, parts))), createGzip(), output);
    const content = await checkBackup(fresh, stop);
    await rename(fresh, file);
    await syncFolder(dirname(file));
    return content;
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}

/** Reads it to its end; fails with one clear line where it cannot be relied upon. */
export async function checkBackup(file: string, stop?: AbortSignal): Promise<BackupContent> {
  const content: BackupContent = { rows: 0, files: [] };
  for await (const part of until(stop, readBackup(file))) {
    if (part.kind === 'file') content.files.push(part.name);
    if (part.kind === 'end') content.rows += part.rows ?? 0;
  }
  return content;
}

/** Fails as soon as something is not as it was written, and at the end where the end is missing. */
export async function* readBackup(file: string): AsyncGenerator<Part> {
  let last: Part | undefined;
  try {
    for await (const part of verified(partsFrom(unpacked(file)))) {
      if ((last === undefined) !== (part.kind === 'head')) throw new NotABackup();
      if (last?.kind === 'whole') throw new Error('Something follows after its end.');
      last = part;
      yield part;
    }
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ENOENT') throw new Error(`There is no file ${file}.`);
    if (!last && isUnreadable(error)) throw new Error(`${file} is not a backup of this program.`);
    if (isUnreadable(error))
      throw new Error(`${file} is damaged or cut short and cannot be used: ${(error as Error).message}`);
    throw error;
  }
  if (last?.kind !== 'whole') throw new Error(`${file} is cut short and cannot be used: its end is missing.`);
}

const longestNote = 1024 * 1024;
const largestFrame = 64 * 1024 * 1024;

class NotABackup extends Error {
  override message = 'A part of it is none of ours.';
}

async function* framesOf(parts: Parts): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    if (part.kind === 'bytes') yield* frame('B', part.bytes);
    else yield* frame('N', Buffer.from(JSON.stringify(part)));
  }
  yield* frame('N', Buffer.from(JSON.stringify({ kind: 'whole' })));
}

function* frame(letter: 'N' | 'B', content: Buffer): Generator<Buffer> {
  const start = Buffer.alloc(5, letter);
  start.writeUInt32BE(content.length, 1);
  yield start;
  yield content;
}

async function* unpacked(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  const reading = pipeline(createReadStream(file), gunzip);
  reading.catch(() => {}); // it reaches the reader below
  yield* gunzip as AsyncIterable<Buffer>;
  await reading;
}

async function* partsFrom(chunks: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    held = held.length > 0 ? Buffer.concat([held, chunk]) : chunk;
    for (;;) {
      if (held.length < 5) break;
      const letter = String.fromCharCode(held[0] ?? 0);
      const length = held.readUInt32BE(1);
      if (!/[NB]/.test(letter) || length > (letter === 'N' ? longestNote : largestFrame)) throw new NotABackup();
      if (held.length < 5 + length) break;
      const content = held.subarray(5, 5 + length);
      held = held.subarray(5 + length);
      yield letter === 'B' ? { kind: 'bytes', bytes: content } : noteFrom(content.toString());
    }
  }
  if (held.length > 0) throw new Error('The last part is incomplete.');
}

function noteFrom(text: string): Part {
  const value = JSON.parse(text) as { format?: unknown; version?: unknown };
  if (value.format === formatName && Number(value.version) > formatVersion) throw new Newer();
  return note.parse(value);
}

class Newer extends Error {
  override message = 'This backup was made by a newer program. Bring this one up to date first.';
}

function isUnreadable(error: unknown): boolean {
  return !(error instanceof Newer) && !/^E(NOENT|ACCES|ISDIR|PERM)$/.test(String((error as { code?: unknown }).code));
}

/** A new name is on disk only when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
