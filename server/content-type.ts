import type { HonoRequest } from 'hono';

/** What a request says its body is, without charset and boundary. */
export const contentType = (request: HonoRequest) =>
  request.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
