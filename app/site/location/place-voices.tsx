import { locationPage as words } from '#content/pages/location-page.ts';
import type { Location } from '#content/schema.ts';
import { WithName } from './with-name.tsx';

export function PlaceVoices({ location }: { location: Location }) {
  return (
    <section aria-labelledby="voices-heading" className="bg-surface py-20 lg:py-28">
      <div className="frame">
        <h2 id="voices-heading" className="font-display text-heading">
          <WithName text={words.testimonialsHeading(location.city)} name={location.city} />
        </h2>
        <ul className="mt-12 grid gap-x-12 gap-y-10 lg:auto-cols-fr lg:grid-flow-col">
          {location.testimonials.map(({ name, company, quote, rating }) => (
            <li key={name} className="border-t border-line-strong pt-6">
              <figure>
                <p role="img" aria-label={`${rating} of 5 stars`} className="tracking-[0.3em] text-accent">
                  {'★'.repeat(rating)}
                </p>
                <blockquote className="mt-4 max-w-[52ch] font-display text-title">“{quote}”</blockquote>
                <figcaption className="mt-5 text-small text-muted">
                  <span className="text-text">{name}</span>, {company}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
