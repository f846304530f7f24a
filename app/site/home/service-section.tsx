import { paths, serviceAnchor } from '#app/paths.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import type { Service } from '#content/schema.ts';
import { ConceptPicture } from '../concept-picture.tsx';
import { SiteLink } from '../site-link.tsx';

export function ServiceSection({ service }: { service: Service }) {
  const index = Number(service.number);
  const anchor = serviceAnchor(index);
  const flipped = index % 2 === 0;
  return (
    <section id={anchor} aria-labelledby={`${anchor}-title`} className="snap-start border-t border-line py-20 lg:py-28">
      <div className={`frame grid gap-x-16 gap-y-10 ${flipped ? 'lg:grid-cols-[5fr_7fr]' : 'lg:grid-cols-[7fr_5fr]'}`}>
        <div>
          <p aria-hidden="true" className="font-display text-numeral text-accent/90">
            {service.number}
          </p>
          <h2 id={`${anchor}-title`} className="mt-2 font-display text-heading">
            {service.title}
          </h2>
          <p className="mt-5 text-lead text-muted">{service.description}</p>
          <div className="mt-8 border-b border-line">
            {service.items.map((item) => (
              <Disclosure key={item.title} title={item.title}>
                {item.content}
              </Disclosure>
            ))}
          </div>
          <p className="mt-8">
            <SiteLink
              to={`${paths.services}#${anchor}`}
              className="font-semibold text-accent-strong underline decoration-1 underline-offset-8 hover:decoration-2"
            >
              Learn more <span className="sr-only">about {service.title}</span>
            </SiteLink>
          </p>
        </div>
        <div className={flipped ? '' : 'lg:order-first'}>
          <ConceptPicture
            name={`concept-${index}`}
            alt={`A website concept: ${service.title}`}
            sizes="(min-width: 64rem) 56vw, 92vw"
          />
          <ul className="mt-6 grid gap-x-8 gap-y-2 text-small text-muted sm:grid-cols-2">
            {service.keywords.map((keyword) => (
              <li key={keyword} className="flex gap-3">
                <span aria-hidden="true" className="mt-[0.7em] h-px w-4 shrink-0 bg-accent" />
                {keyword}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
