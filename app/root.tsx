// The document around every page.
import { type ReactNode, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation, useRouteError } from 'react-router';
import styles from './app.css?url';
import hankenGrotesk from './fonts/hanken-grotesk.woff2?url';
import hedvig from './fonts/hedvig-letters-serif.woff2?url';
import { paths } from './paths.ts';
import { Button, buttonClass } from './ui/button.tsx';
import { LoadingPage } from './ui/loading-page.tsx';

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

export const links = () => [
  font(hedvig),
  font(hankenGrotesk),
  { rel: 'icon', href: '/icons/icon-48.png', type: 'image/png', sizes: '48x48' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={styles} />
        <meta name="theme-color" content="#15110d" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}

/** The dashboard's: every other page comes written. */
export function HydrateFallback() {
  return (
    <>
      <title>Team Dashboard</title>
      <LoadingPage />
    </>
  );
}

export default function Root() {
  // Tells scripts/wake-up.js, which woke us, and whoever waits for it, that clicks are now ours. What was typed while nobody
  // listened counts as typed now.
  useEffect(() => {
    for (const form of document.forms) form.dispatchEvent(new Event('input', { bubbles: true }));
    document.documentElement.dataset.awake = '';
    window.dispatchEvent(new Event('awake'));
  }, []);
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const detail = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : undefined;
  const isDesk = useLocation().pathname.startsWith(paths.dashboard);
  const start = isDesk
    ? { path: paths.dashboard, name: 'Back to the leads' }
    : { path: paths.home, name: 'Return to Home' };
  return (
    <main className="frame flex min-h-dvh flex-col justify-center gap-6">
      <title>Unexpected Application Error!</title>
      <h1 ref={(shown) => shown?.focus()} tabIndex={-1} className="font-display text-heading">
        Unexpected Application Error!
      </h1>
      <p className="max-w-[46ch] text-lead text-muted">
        Something on this page failed. Nothing that was sent or saved before is affected. Please load the page again, or
        begin anew.
      </p>
      {detail && <p className="text-small text-muted">{detail}</p>}
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => location.reload()}>Load the page again</Button>
        <a href={start.path} className={buttonClass('quiet')}>
          {start.name}
        </a>
      </p>
    </main>
  );
}
