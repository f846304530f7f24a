// From a province to its cities, and from a city to its province and the others there.
import { locationPath } from '#app/paths.ts';
import { locationPage as words } from '#content/pages/location-page.ts';
import { type Place, places } from '#content/places.ts';
import { SiteLink } from '../site-link.tsx';

export function Nearby({ place }: { place: Place }) {
  const listed = places.filter((other) => other.province === place.province && other.slug !== place.slug);
  if (listed.length === 0) return null;
  const label = place.kind === 'city' && listed.every(({ kind }) => kind === 'city') ? 'cityOnly' : place.kind;
  return (
    <section aria-labelledby="nearby-heading" className="pb-20 lg:pb-28">
      <div className="frame flex flex-wrap items-baseline gap-x-10 gap-y-4 border-t border-line pt-8">
        <h2 id="nearby-heading" className="text-small text-muted">
          {words.nearby[label]}
        </h2>
        <ul className="flex flex-wrap gap-x-8 gap-y-3">
          {listed.map((other) => (
            <li key={other.slug}>
              <SiteLink
                to={locationPath(other.slug)}
                className="font-display text-title underline decoration-accent decoration-1 underline-offset-8 hover:text-accent-strong"
              >
                {other.city}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
