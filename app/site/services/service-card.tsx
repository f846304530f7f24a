import { serviceAnchor } from '#app/paths.ts';
import { servicesPage } from '#content/pages/services-page.ts';
import type { Service, ServiceDetails } from '#content/schema.ts';
import { ConceptPicture } from '../concept-picture.tsx';
import { ConceptFilm } from '../film/concept-film.tsx';
import { ServiceIcon } from './service-icon.tsx';

/** The partnership is no site to be filmed; it has a drawing. */
const filmless = 6;

export function ServiceCard({ service, details }: { service: Service; details: ServiceDetails }) {
  const index = Number(service.number);
  const anchor = serviceAnchor(index);
  const sizes = `(min-width: 64rem) ${index % 2 ? 38 : 52}vw, 92vw`;
  const parts = [
    { label: 'WHY', text: details.why },
    { label: 'WHAT', text: details.what },
    { label: 'HOW', text: details.how },
  ];
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="border-t border-line py-20 lg:py-28 nth-last-2:pb-0"
    >
      <div className="frame">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
          <div>
            <p className="flex items-center gap-5 text-accent">
              <span className="font-display text-numeral leading-none">{service.number}</span>
              <ServiceIcon service={index} />
            </p>
            <h2 id={`${anchor}-title`} className="mt-4 font-display text-heading">
              {service.title}
            </h2>
            <p className="mt-3 text-lead text-muted">{service.subtitle}</p>
          </div>
          <div className={index % 2 ? '' : 'lg:order-first'}>
            {index === filmless ? (
              <ConceptPicture name={`concept-${index}`} alt={`A website concept: ${service.title}`} sizes={sizes} />
            ) : (
              <ConceptFilm service={index} title={service.title} sizes={sizes} />
            )}
          </div>
        </div>
        <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-3">
          {parts.map((part) => (
            <div key={part.label} className="border-t border-line-strong pt-5">
              <h3 className="text-small font-semibold tracking-[0.14em] text-accent-strong">{part.label}</h3>
              <p className="mt-3 text-muted">{part.text}</p>
            </div>
          ))}
        </div>
        {index === 1 && (
          <figure className="mt-16 grid items-end gap-x-12 gap-y-4 lg:grid-cols-3">
            <div className="lg:col-span-2">
              <ConceptPicture
                name="concept-1-fees"
                alt={servicesPage.detail.alt}
                sizes="(min-width: 64rem) 56vw, 92vw"
              />
            </div>
            <figcaption className="text-small text-muted">{servicesPage.detail.caption}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
