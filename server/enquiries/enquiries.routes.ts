// The one way in for every public form: JSON from the enhanced form, a plain POST from a page without script.
import { Hono, type HonoRequest } from 'hono';
import { parseEnquiry } from '#domain/enquiry.ts';
import { Refusal } from '#domain/errors.ts';
import { contactServices, packageTiers } from '#domain/service-type.ts';
import { parseVisit } from '#domain/visit.ts';
import { contentType } from '#server/content-type.ts';
import type { Deps } from '#server/deps.ts';
import { type FormEnv, isForm, type Typed, wantsJson } from './answer-on-page.ts';
import { createReceiver } from './receive-enquiry.ts';

export function enquiriesRoutes(deps: Deps) {
  const receiveEnquiry = createReceiver(deps);
  return new Hono<FormEnv>().post('/', async (c) => {
    const receive = async (input: unknown) => {
      try {
        return await receiveEnquiry(parseEnquiry(input), parseVisit(input), {
          address: c.var.clientAddress,
          userAgent: c.req.header('user-agent') ?? '',
          referer: addressOf(input, c.req),
        });
      } catch (error) {
        deps.count('enquiries', 'refused');
        throw error;
      }
    };
    if (contentType(c.req) === 'application/json') return c.json(await receive(parseJson(await c.req.text())), 201);
    if (!isForm(c.req)) throw new Refusal('unsupported_type', 'Please send the enquiry as JSON or as a form.');

    const sent = await readForm(c.req);
    // A form that comes back with mistakes has another address by then: it carries the first one along.
    const address = addressOf(sent, c.req);
    const typed = { ...chosenInAddress(address), ...withoutEmpty(sent), sent_from: address };
    c.set('typed', typed);
    const receipt = await receive(typed);
    return wantsJson(c.req) ? c.json(receipt, 201) : c.redirect('/thank-you', 303);
  });
}

/** No browser names a longer address than this; to read thousands of names in one would hold up everybody else. */
const longestAddress = 4096;

function addressOf(input: unknown, request: HonoRequest): string {
  const { sent_from } = (input ?? {}) as { sent_from?: unknown };
  const address = typeof sent_from === 'string' ? sent_from : (request.header('referer') ?? '');
  return address.slice(0, longestAddress);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('bad_request', 'This is not JSON that we can read.');
  }
}

/** Without script the page cannot put into the form what its own address asked for. */
function chosenInAddress(referer: string): Record<string, string> {
  const query = URL.canParse(referer) ? new URL(referer).searchParams : new URLSearchParams();
  const tier = packageTiers.find((known) => known === query.get('package'));
  const service = contactServices.find((known) => known === query.get('service'));
  return { ...(tier && { package: tier }), ...(service && { service }) };
}

const withoutEmpty = (form: Typed): Typed =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));

/** More than any form of ours has: to read thousands of names would hold up everybody else. */
const mostFields = 200;

async function readForm(request: HonoRequest): Promise<Typed> {
  try {
    if (contentType(request) === 'multipart/form-data') return Object.fromEntries(await request.raw.formData());
    const fields = (await request.text()).split('&', mostFields);
    return Object.fromEntries(new URLSearchParams(fields.join('&')));
  } catch {
    throw new Refusal('bad_request', 'This is not a form that we can read.');
  }
}
