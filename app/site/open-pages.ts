// How a link within the site opens its page. Where a file of it does not come, the router would load the page that is open once
// more and forget the click; where its data do not, it would give up this page for an error. A browser can open any page as a
// document: that is done instead, and nothing where no page can come.
import type { ClientInstrumentation } from 'react-router';
import { paths } from '#app/paths.ts';
import { canOpen, noteCame, noteStopped } from './line.ts';

interface Framework {
  __reactRouterManifest: {
    routes: Record<string, { id: string; path?: string; index?: boolean; module: string; hasLoader: boolean }>;
  };
  __reactRouterRouteModules: Record<string, unknown>;
}

let target = '';
/** The router goes on when it is answered. */
const never = new Promise<void>(() => {});

if (typeof window !== 'undefined') {
  // Whoever comes back to a page that was left as it is waits for nothing.
  addEventListener('pagehide', () => showWaiting(false));
  // Nor does whoever goes back instead, of which we hear nothing else.
  addEventListener('popstate', () => {
    target = '';
    showWaiting(false);
  });
}

export const openPages: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      async navigate(go, { to }) {
        if (typeof to === 'number' || location.pathname.startsWith(paths.dashboard)) return;
        const { href, pathname } = new URL(to, location.href);
        target = href;
        if (isOpen(pathname)) return showWaiting(false);
        showWaiting(true);
        const isHere = await bring(pathname);
        // Somebody has clicked on another link meanwhile.
        if (target !== href) return never;
        if (!isHere) {
          await openAsDocument(href, isTarget);
          return never;
        }
        await go();
        if (target === href) showWaiting(false);
      },
    }),
  route: ({ id, instrument }) =>
    instrument({
      async loader(load, { request }) {
        const { error } = await load();
        if (!error && framework().__reactRouterManifest.routes[id]?.hasLoader) noteCame();
        // Whoever goes back is there already: the page for errors tells them (failed-page.tsx).
        const isThere = new URL(request.url).pathname === location.pathname;
        if (!error || error.name === 'AbortError' || isThere) return;
        await openAsDocument(target, isTarget);
        return never;
      },
    }),
};

/**
 * What our server has not found is not looked for here either: to the router capitals are small letters, and it would show
 * another page than the one that was served. From there every link opens a document.
 */
export function stayNotFound() {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: loaded } = framework();
  if (!('routes/not-found' in loaded)) return;
  for (const id of Object.keys(manifest.routes)) if (!(id in loaded)) delete manifest.routes[id];
}

/** Whether somebody still wants to go there. */
const isTarget = (href: string) => href === target;

export async function openAsDocument(href: string, isWanted: (href: string) => boolean = () => true) {
  const isThere = await canOpen(href);
  if (!isWanted(href)) return;
  if (!isThere) {
    showWaiting(false);
    noteStopped();
  } else if (href === location.href) location.reload();
  else location.assign(href);
}

let waiting: ReturnType<typeof setTimeout>;

/** On a slow line: whoever has followed a link sees that it was heard (app.css), but no flicker where it is quick. */
function showWaiting(isWaiting: boolean) {
  clearTimeout(waiting);
  const show = () => {
    document.documentElement.toggleAttribute('data-opening', isWaiting);
    document.getElementById('main')?.setAttribute('aria-busy', String(isWaiting));
  };
  if (isWaiting) waiting = setTimeout(show, 300);
  else show();
}

const framework = () => window as unknown as Framework;

const routeOf = (pathname: string) =>
  Object.values(framework().__reactRouterManifest.routes).find(
    ({ path, index }) => (index ? paths.home : path && `/${path}`) === pathname,
  );

const isOpen = (pathname: string) => pathname === location.pathname;

/** Whether the page can be shown: its files are here, and its data are not certain to fail. */
export async function bring(pathname: string): Promise<boolean> {
  const route = routeOf(pathname);
  if (!route) return false;
  if (route.hasLoader && !navigator.onLine) return false;
  if (route.id in framework().__reactRouterRouteModules) return true;
  return import(/* @vite-ignore */ route.module).then(
    () => {
      noteCame();
      return true;
    },
    () => false,
  );
}
