import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { LonePage } from '#app/site/lone-page.tsx';
import { SiteLink } from '#app/site/site-link.tsx';
import { buttonClass } from '#app/ui/button.tsx';

export const meta = () => [{ title: `Page not found | ${agency.name}` }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => console.error(`No page at ${pathname}`), [pathname]);
  return (
    <LonePage>
      <h1 className="-ml-[0.02em] font-display text-[clamp(min(8rem,33vw),25vw,20rem)] low:text-[30svh] leading-[0.8] tracking-tight text-accent">
        404
      </h1>
      <p className="text-lead">Oops! Page not found</p>
      <SiteLink to={paths.home} className={buttonClass()}>
        Return to Home
      </SiteLink>
    </LonePage>
  );
}
