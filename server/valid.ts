// Validates a part of the request with a schema; what does not fit is refused field by field.
import type { Context, Env, MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { inPlainWords, Refusal, refusalOf } from '#domain/errors.ts';

type Target = 'query' | 'param' | 'json';

/** Callers see what the schema takes, handlers what it makes of it. */
export function valid<On extends Target, Schema extends z.ZodType>(
  target: On,
  schema: Schema,
  refusal = refusalOf,
): MiddlewareHandler<Env, string, { in: Record<On, z.input<Schema>>; out: Record<On, z.output<Schema>> }> {
  return validator(target, async (value, c) => {
    const parsed = schema.safeParse(target === 'json' ? await readJson(c) : value, { error: inPlainWords });
    if (!parsed.success) throw refusal(parsed.error);
    return parsed.data as never;
  }) as never;
}

/** The door has checked that it is JSON. The framework's own check knows fewer spellings of the type, and reads nothing else. */
function readJson(c: Context): Promise<unknown> {
  return c.req.json().catch(() => {
    throw new Refusal('bad_request', 'This request cannot be read.');
  });
}

/** As the database writes it, however it was typed: what is looked up is also compared. */
export const writtenId = z.uuid().toLowerCase();
const id = z.object({ id: writtenId });

/** What cannot be an id of ours names nothing. */
export const validId = (unknown: string) => valid('param', id, () => new Refusal('not_found', unknown));
