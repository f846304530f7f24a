import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

const id = Symbol('request id');

/** The id under which this request stands in the log; the answer carries it, too. */
export function requestIdOf(response: ServerResponse & { [id]?: string }): string {
  response[id] ??= randomUUID();
  return response[id];
}
