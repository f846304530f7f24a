// Validates a part of the request with a schema; what does not fit is refused field by field.
import type { Env, MiddlewareHandler } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import { Refusal, refusalOf } from '#domain/errors.ts';

type Target = 'query' | 'param' | 'json';

/** Callers see what the schema takes, handlers what it makes of it. */
export function valid<On extends Target, Schema extends z.ZodType>(
  target: On,
  schema: Schema,
): MiddlewareHandler<Env, string, { in: Record<On, z.input<Schema>>; out: Record<On, z.output<Schema>> }> {
  return validator(target, (value) => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw refusalOf(parsed.error);
    return parsed.data as never;
  }) as never;
}

const id = z.object({ id: z.uuid() });

/** What cannot be an id of ours names nothing. */
export function validId(
  unknown: string,
): MiddlewareHandler<Env, string, { in: { param: { id: string } }; out: { param: { id: string } } }> {
  return validator('param', (value) => {
    const parsed = id.safeParse(value);
    if (!parsed.success) throw new Refusal('not_found', unknown);
    return parsed.data as never;
  }) as never;
}
