import { useEffect, useRef } from 'react';
import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Wordmark } from '#app/ui/wordmark.tsx';
import { navigation } from '#content/navigation.ts';
import { SiteLink } from '../site-link.tsx';
import { NavigationLink } from './navigation-link.tsx';
import { PhoneMenu } from './phone-menu.tsx';

const opaqueAfter = 20;

export function SiteHeader() {
  const header = useRef<HTMLElement>(null);
  // Before this, scripts/wake-up.js does the same.
  useEffect(() => {
    const update = () => header.current?.toggleAttribute('data-scrolled', window.scrollY > opaqueAfter);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);

  return (
    <header
      ref={header}
      className="fixed print:absolute inset-x-0 top-0 z-40 border-b border-transparent bg-linear-to-b from-ground/80 to-transparent transition-colors duration-300 data-scrolled:border-line/60 data-scrolled:bg-ground no-script:border-line/60 no-script:bg-ground"
    >
      <div className="frame flex min-h-18 items-center justify-between gap-x-6 gap-y-2 sm:flex-wrap">
        <SiteLink to={paths.home} aria-label={`${agency.name}, home`} className="rounded-sm py-3">
          <Wordmark name={agency.name} />
        </SiteLink>
        <nav aria-label="Main" className="hidden lg:block">
          <ul className="flex flex-wrap gap-x-8">
            {navigation.map((item) => (
              <li key={item.path}>
                <NavigationLink {...item} className="py-2 text-small font-medium" />
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-3">
          <span className="hidden whitespace-nowrap sm:block">
            <SiteLink to={paths.contact} className={buttonClass('quiet')}>
              Get Started
            </SiteLink>
          </span>
          <PhoneMenu />
        </div>
      </div>
    </header>
  );
}
