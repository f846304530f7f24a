// Whoever sent a plain form reads on a page what became of it, also where the form was too much to be read.
import type { HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '#domain/errors.ts';
import { contentType } from '#server/content-type.ts';
import type { Deps, RequestEnv } from '#server/deps.ts';
import { refusalFrom, statusOf } from '#server/refusal-from.ts';
import { fillFormPage } from './fill-form-page.ts';
import { createFormPages } from './form-pages.ts';

export type Typed = Record<string, FormDataEntryValue>;

/** `typed` is there as soon as the form has been read. */
export type FormEnv = RequestEnv & { Variables: { typed?: Typed } };

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

export const isForm = (request: HonoRequest) => formTypes.includes(contentType(request));

const accepts = (request: HonoRequest, type: string) => request.header('accept')?.includes(type) ?? false;

export const wantsJson = (request: HonoRequest) => accepts(request, 'application/json');

export function answerOnPage(findPage: Deps['findPage']) {
  const findForm = createFormPages(findPage);
  return createMiddleware<FormEnv>(async (c, next) => {
    // The address in the bar after such an answer: opened again, from a bookmark or in a restored tab, it leads to the form.
    if (c.req.method === 'GET' && accepts(c.req, 'text/html')) return c.redirect('/contact', 303);
    await next();
    if (!c.error || !isForm(c.req) || wantsJson(c.req)) return;
    const { typed } = c.var;
    // A form that could not be read may not be ours: only a browser gets a page in answer.
    if (!typed && !accepts(c.req, 'text/html')) return;
    const page = typed ? findForm(typed.page, typed.form) : findForm(pathOf(c.req.header('referer')), undefined);
    if (!page) return;
    const refusal = refusalFrom(c.error);
    c.header('Content-Security-Policy', page.policy);
    c.res = c.html(fillFormPage(page, typed ?? {}, typed ? kept(refusal) : unread(refusal)), statusOf(refusal.code));
  });
}

const pathOf = (address = '') => (URL.canParse(address) ? new URL(address).pathname : '/');

/** Where no field is at fault people look for their words last. */
function kept(refusal: Refusal): Refusal {
  return refusal.fields ? refusal : new Refusal(refusal.code, `${refusal.message} Everything you typed is still here.`);
}

/** The fields are empty here; the browser has them still. */
function unread({ code, message }: Refusal): Refusal {
  return new Refusal(code, `${message} Please go back one page: your browser still has what you typed.`);
}
