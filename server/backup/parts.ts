// What a database and the files beside it consist of, in the order in which they are carried from one place to another.
import { createHash } from 'node:crypto';
import { z } from 'zod';

export const formatName = 'highveld-studio backup';
export const formatVersion = 1;

const head = z.object({
  kind: z.literal('head'),
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  made_at: z.iso.datetime(),
  /** How far the schema had come. */
  migrations: z.array(z.object({ hash: z.string(), created_at: z.number() })),
});

/** Everything but the content itself; `end` closes a table or a file. */
export const note = z.discriminatedUnion('kind', [
  head,
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('file'), name: z.string() }),
  z.object({ kind: z.literal('end'), rows: z.number().optional(), sha256: z.string() }),
  z.object({
    kind: z.literal('sequences'),
    values: z.array(z.object({ table: z.string(), column: z.string(), last: z.number(), called: z.boolean() })),
  }),
  /** The last one: without it, the rest is missing. */
  z.object({ kind: z.literal('whole') }),
]);

type Note = z.infer<typeof note>;
export type Head = z.infer<typeof head>;
export type Part = Note | { kind: 'bytes'; bytes: Buffer };
export type Parts = AsyncIterable<Part>;

/** Passes the parts on, and fails as soon as somebody wants it stopped. */
export async function* until(stop: AbortSignal | undefined, parts: Parts): AsyncGenerator<Part> {
  stop?.throwIfAborted();
  for await (const part of parts) {
    stop?.throwIfAborted();
    yield part;
  }
}

/** Passes the parts on, and fails where a content is not what its end says. */
export async function* verified(parts: Parts): AsyncGenerator<Part> {
  let hash = createHash('sha256');
  for await (const part of parts) {
    if (part.kind === 'table' || part.kind === 'file') hash = createHash('sha256');
    if (part.kind === 'bytes') hash.update(part.bytes);
    if (part.kind === 'end' && part.sha256 !== hash.digest('hex')) {
      throw new Error('A part of the backup is damaged.');
    }
    yield part;
  }
}
