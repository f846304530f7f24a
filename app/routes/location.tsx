import { locationPath } from '#app/paths.ts';
import { Nearby } from '#app/site/location/nearby.tsx';
import { PlaceForm } from '#app/site/location/place-form.tsx';
import {
  PlaceDistricts,
  PlaceIndustries,
  PlaceMistakes,
  PlaceQuestions,
  PlaceStats,
} from '#app/site/location/place-sections.tsx';
import { PlaceVoices } from '#app/site/location/place-voices.tsx';
import { WithName } from '#app/site/location/with-name.tsx';
import { PageHero } from '#app/site/page-hero.tsx';
import { serviceInPlace } from '#app/site/seo/json-ld.ts';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { SiteLink } from '#app/site/site-link.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { findLocation } from '#content/locations.ts';
import { locationPage } from '#content/pages/location-page.ts';
import { places } from '#content/places.ts';
import type { Route } from './+types/location.ts';

/** Runs at prerender only, so that no page carries the words of another. */
export function loader({ request }: Route.LoaderArgs) {
  const slug = new URL(request.url).pathname.replace(/^\/|\.data$|\/$/g, '');
  const place = places.find((one) => one.slug === slug);
  if (!place) throw new Error(`The place ${slug} is not on the list.`);
  return { location: { ...findLocation(slug), localCompetitors: [] }, place };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        ...loaderData.location.meta,
        path: locationPath(loaderData.location.slug),
        jsonLd: [serviceInPlace(loaderData.place, loaderData.location.description)],
      })
    : [];

export default function LocationRoute({ loaderData: { location, place } }: Route.ComponentProps) {
  const lies = `${place.south.toFixed(4)}° S  ${place.east.toFixed(4)}° E`;
  return (
    <>
      <PageHero
        heading={<WithName text={locationPage.headline(location.city)} name={location.city} />}
        lead={location.description}
        above={lies}
      >
        {/* The form is far down the page: on a phone, eight screens. */}
        <p className="mt-8">
          <SiteLink to={`${locationPath(location.slug)}#contact`} className={buttonClass()}>
            {locationPage.form.heading}
          </SiteLink>
        </p>
      </PageHero>
      <PlaceStats location={location} />
      <PlaceIndustries location={location} />
      <PlaceDistricts location={location} />
      <PlaceMistakes location={location} />
      <PlaceVoices location={location} />
      <PlaceForm location={location} />
      <PlaceQuestions location={location} />
      <Nearby place={place} />
    </>
  );
}
