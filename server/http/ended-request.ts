// What can be said about a request that is over, without saying anything about who made it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { findRoute } from '#server/auth/access.ts';
import { type Level, log } from '#server/log.ts';
import { requestIdOf } from './request-id.ts';

export interface EndedRequest {
  /** The id that the answer carried. */
  id: string;
  /** Method and pattern as in the table of access; `site` for pages and files; never the address itself. */
  route: string;
  /** 499 where the other side was gone before there was an answer. */
  status: number;
  seconds: number;
  isStream: boolean;
  /** The other side went away before the answer was complete. */
  isCut: boolean;
}

const path = Symbol('path');
type Answer = ServerResponse & { [path]?: string };

/** Where a request led, as the app has read it: one address can be spelt in many ways, and none of them escapes the log. */
export function notePath(response: Answer, read: string): void {
  response[path] = read;
}

export function describeEnd(request: IncomingMessage, response: Answer, from: number): EndedRequest {
  return {
    id: requestIdOf(response),
    route: routeOf(request.method ?? '', response[path] ?? request.url ?? ''),
    status: response.headersSent ? response.statusCode : 499,
    seconds: (performance.now() - from) / 1000,
    isStream: String(response.getHeader('content-type')).startsWith('text/event-stream'),
    isCut: !response.writableFinished,
  };
}

function routeOf(method: string, url: string): string {
  if (!url.startsWith('/api')) return 'site';
  const end = url.indexOf('?');
  return findRoute(method, end < 0 ? url : url.slice(0, end))?.route ?? 'unknown';
}

/** `api` leaves out pages and files, and the health checks that went well. */
export function logRequest(which: 'api' | 'all'): (ended: EndedRequest) => void {
  return ({ id, route, status, seconds, isCut }) => {
    if (which === 'api' && (route === 'site' || (route === 'GET /api/health' && status === 200))) return;
    const level: Level = status >= 500 ? 'error' : 'info';
    const ms = Math.round(seconds * 10_000) / 10;
    log(level, 'request', { request: id, route, status, ms, ...(isCut && { cut: true }) });
  };
}
