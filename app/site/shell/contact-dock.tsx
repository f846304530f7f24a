// The ways to us that are always at hand: plain links in a corner of every page, which work before the page is awake and without
// script.
import { useLocation } from 'react-router';
import { agency } from '#app/page-settings.ts';
import { locationPath } from '#app/paths.ts';
import { Tooltip } from '#app/ui/tooltip.tsx';
import { locationPage } from '#content/pages/location-page.ts';
import { places } from '#content/places.ts';
import { chatWords, dockWords as words } from '#content/widget-words.ts';
import { mailLink, phoneLink, whatsappLink } from '#domain/contact-links.ts';
import { Drawing } from './drawing.tsx';
import { useMenu } from './use-menu.ts';

const button =
  'flex size-12 xl:size-11 items-center justify-center rounded-sm border border-line-strong bg-raised text-accent transition-colors hover:border-accent hover:text-accent-strong';

export function ContactDock() {
  const { pathname } = useLocation();
  // Prerendered, a path ends with a slash.
  const place = places.find(({ slug }) => locationPath(slug) === pathname.replace(/(.)\/$/, '$1'));
  const greeting = place ? locationPage.greeting(place.city, place.province) : chatWords.greeting(agency.name);
  return (
    <aside aria-label={words.label} className="contact-dock fixed z-30 flex flex-col items-end gap-3 print:hidden">
      <ContactMenu />
      <Tooltip label={words.whatsapp} side="left">
        <a
          href={whatsappLink(agency.whatsapp, greeting)}
          target="_blank"
          rel="noopener"
          aria-label={words.whatsapp}
          className={button}
        >
          <Drawing size="size-7">
            <path d="M4 20l1.3-4A8 8 0 1 1 8.2 19zM9 8.6c0 3.4 3 6.4 6.4 6.4l1-1.7-2-1.2-1 .8a5 5 0 0 1-2.3-2.3l.8-1-1.2-2z" />
          </Drawing>
        </a>
      </Tooltip>
    </aside>
  );
}

function ContactMenu() {
  const menu = useMenu();
  return (
    <details ref={menu} data-contact-menu="" className="group">
      <summary aria-label={words.menu} className={`${button} list-none [&::-webkit-details-marker]:hidden`}>
        <Drawing size="size-6">
          <path d="M4 6h16v10H11l-4 3.5V16H4zM8 10h8M8 12.8h5" className="group-open:hidden" />
          <path d="M6 6l12 12M18 6L6 18" className="hidden group-open:block" />
        </Drawing>
      </summary>
      <ul>
        <Way href={mailLink(agency.email)} name={words.email} value={agency.email} />
        <Way href={phoneLink(agency.phone)} name={words.call} value={agency.phone} />
      </ul>
    </details>
  );
}

function Way({ href, name, value }: { href: string; name: string; value: string }) {
  return (
    <li className="border-line not-first:border-t">
      <a
        href={href}
        className="block px-[min(1.25rem,5vw)] py-3 leading-snug transition-colors hover:bg-surface hover:text-accent-strong"
      >
        <span className="block font-semibold">{name}</span>
        <span className="text-small text-muted">{value}</span>
      </a>
    </li>
  );
}
