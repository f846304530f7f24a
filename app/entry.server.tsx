// Renders a page whole before it is written to disk: no streaming scripts, smaller HTML.
import { prerender } from 'react-dom/static';
import { type EntryContext, ServerRouter } from 'react-router';

export default async function renderPage(request: Request, status: number, headers: Headers, context: EntryContext) {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html');
  return new Response(prelude as unknown as BodyInit, { status, headers });
}
