// Stands beside the pages of whoever has begun to write to us or has signed in, and outlives them: an enquiry that was kept
// leaves when there is a line again, also when no page is open any more; and a page that was open opens without a line.
import { leavesByItself } from '#app/site/unsent/leave-to-worker.ts';
import { forgetOldPages, isFile, isKept, keepNoLinePage, keepOpenPages, keepPage, openPage } from './kept-pages.ts';
import { sendUnsent } from './send-unsent.ts';
import { worker } from './worker-scope.ts';

worker.addEventListener('install', (event) => {
  // Where the browser can be told so, nothing but pages wakes the worker.
  const onlyPages = { condition: { not: { requestMode: 'navigate' } }, source: 'network' };
  event.waitUntil(Promise.resolve(event.addRoutes?.(onlyPages)).catch(() => {}));
  // Pages that are opened wait for a worker that is being activated, and so for the line: all that it has to fetch comes first.
  event.waitUntil(
    keepNoLinePage()
      .then(() => keepOpenPages().catch(() => {}))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim());
  event.waitUntil(Promise.resolve(worker.registration.navigationPreload?.enable()));
  event.waitUntil(forgetOldPages());
});

worker.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode === 'navigate' && method === 'GET' && isKept(url)) event.respondWith(openPage(event));
  // WebKit passes over its own cache for whatever a worker was asked for and did not answer: it would bring every file anew for
  // every page, and have none without a line.
  else if (isFile(event.request)) event.respondWith(fetch(event.request, { cache: 'default' }));
});

// From a page that was reached by a link within the site: the browser still calls it by the address that it came with.
worker.addEventListener('message', (event) => {
  event.waitUntil(keepPage(String(event.data)).catch(() => {}));
});

worker.addEventListener('sync', (event) => {
  if (event.tag === leavesByItself) event.waitUntil(sendUnsent());
});
