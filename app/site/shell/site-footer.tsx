import { consent } from '#app/analytics/consent.ts';
import { agency } from '#app/page-settings.ts';
import { locationPath, paths } from '#app/paths.ts';
import { Wordmark } from '#app/ui/wordmark.tsx';
import { navigation } from '#content/navigation.ts';
import { type Place, places } from '#content/places.ts';
import { consentWords } from '#content/widget-words.ts';
import { mailLink, phoneLink } from '#domain/contact-links.ts';
import { SiteLink } from '../site-link.tsx';
import { CurrentYear } from './current-year.tsx';

const cities = places.filter((place) => place.kind === 'city');
const provinces = places.filter((place) => place.kind === 'province');
const quiet = 'hover:text-text hover:underline underline-offset-4';

export function SiteFooter() {
  return (
    <footer className="relative z-10 bg-ground pb-10 text-small text-muted">
      <div className="horizon" />
      <div className="frame grid gap-x-10 gap-y-12 pt-16 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_3fr]">
        <div className="flex flex-col items-start gap-4 text-text">
          <Wordmark name={agency.name} />
          <p className="max-w-[32ch] text-muted">Custom-coded websites for firms that sell trust. {agency.address}.</p>
          <p className="flex flex-col gap-1">
            <a href={phoneLink(agency.phone)} className={quiet}>
              {agency.phone}
            </a>
            <a href={mailLink(agency.email)} className={quiet}>
              {agency.email}
            </a>
          </p>
        </div>
        <nav aria-label="Pages">
          <ul className="flex flex-col gap-2">
            {navigation.map((item) => (
              <li key={item.path}>
                <SiteLink to={item.path} className={quiet}>
                  {item.label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Places" className="sm:col-span-2 lg:col-span-1">
          <PlaceList places={cities} />
          <div className="mt-4 border-t border-line pt-4">
            <PlaceList places={provinces} />
          </div>
        </nav>
      </div>
      <div className="frame mt-14 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-t border-line pt-6">
        <p>
          © <CurrentYear /> {agency.name}
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <SiteLink to={paths.about} className={quiet}>
            Designed and coded by {agency.name}
          </SiteLink>
          <SiteLink to={paths.privacy} className={quiet}>
            Privacy
          </SiteLink>
          <button type="button" onClick={consent.reopen} className={`${quiet} text-left no-script:hidden`}>
            {consentWords.reopen}
          </button>
          {/* A document of its own, with a content policy of its own. */}
          <a href={paths.dashboard} className={quiet}>
            Team Dashboard
          </a>
        </p>
      </div>
    </footer>
  );
}

function PlaceList({ places: listed }: { places: readonly Place[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-6 gap-y-2 sm:grid-cols-3">
      {listed.map((place) => (
        <li key={place.slug}>
          <SiteLink to={locationPath(place.slug)} className={quiet}>
            {place.city}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
