// How a route is described, and the pieces that many descriptions share.
import { z } from 'zod';
import type { ErrorCode } from '#domain/errors.ts';

interface Answer {
  description: string;
  schema?: z.ZodType;
  type?: string;
  headers?: Record<string, string>;
}

export interface Operation {
  summary: string;
  query?: z.ZodType;
  /** Of the request, by name: what they are for. */
  headers?: Record<string, string>;
  body?: z.ZodType;
  /** Also as the fields of an HTML form. */
  asForm?: boolean;
  answers: Record<number, Answer>;
  /** Beyond what every route of its kind may refuse. */
  refuses?: ErrorCode[];
}

export const instant = z.iso.datetime();
export const justId = z.object({ id: z.uuid() });
export const ok = (schema: z.ZodType, description = 'As asked.') => ({ 200: { description, schema } });
