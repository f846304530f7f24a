// The one way in for every public form: JSON from the enhanced form, a plain POST from a page without script.
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { parseEnquiry } from '#domain/enquiry.ts';
import { Refusal } from '#domain/errors.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { fillFormPage } from './fill-form-page.ts';
import { receiveEnquiry } from './receive-enquiry.ts';

const tooLarge = () => {
  throw new Refusal('too_large', 'This enquiry is larger than we accept. Please shorten the message.');
};

export function enquiriesRoutes(deps: Deps) {
  return new Hono<RequestEnv>().post('/', bodyLimit({ maxSize: 64 * 1024, onError: tooLarge }), async (c) => {
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (type === 'application/json') {
      return c.json(await receiveEnquiry(deps, parseEnquiry(parseJson(await c.req.text()))), 201);
    }
    if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data') {
      throw new Refusal('unsupported_type', 'Please send the enquiry as JSON or as a form.');
    }

    const typed = await readForm(c.req.raw);
    if (c.req.header('accept')?.includes('application/json')) {
      return c.json(await receiveEnquiry(deps, parseEnquiry(typed)), 201);
    }
    try {
      await receiveEnquiry(deps, parseEnquiry(typed));
      return c.redirect('/thank-you', 303);
    } catch (error) {
      const page = error instanceof Refusal && error.fields && fillFormPage(deps.findPage, typed, error.fields);
      if (!page) throw error;
      return c.html(page, 422);
    }
  });
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('bad_request', 'This is not JSON that we can read.');
  }
}

async function readForm(request: Request): Promise<Record<string, FormDataEntryValue>> {
  try {
    return Object.fromEntries(await request.formData());
  } catch {
    throw new Refusal('bad_request', 'This is not a form that we can read.');
  }
}
