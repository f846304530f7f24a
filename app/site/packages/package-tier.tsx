import { contactPathFor } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import type { Package } from '#content/schema.ts';
import { SiteLink } from '../site-link.tsx';

export function PackageTier({ tier }: { tier: Package }) {
  return (
    <li
      className={`relative flex flex-col px-inside py-7 lg:p-10 ${tier.popular ? 'z-10 border border-accent bg-raised lg:-my-6 lg:py-16' : 'border border-line bg-surface'}`}
    >
      {tier.popular && (
        <p className="-mt-7 self-end lg:absolute lg:top-0 lg:mt-0 bg-accent px-3 py-1 text-small font-semibold text-on-accent">
          Most Popular
        </p>
      )}
      <h2 className="font-display text-heading">{tier.name}</h2>
      <p className="mt-4 text-lead font-semibold text-accent-strong">{tier.price}</p>
      <p className="mt-4 text-muted">{tier.summary}</p>
      <ul className="mb-10 mt-8 flex flex-col">
        {tier.features.map((feature) => (
          <li key={feature} className="flex gap-4 border-t border-line py-3">
            <svg
              viewBox="0 0 16 16"
              className="mt-1.5 size-4 shrink-0 text-accent"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d="M2.5 8.5 6 12l7.5-8" />
            </svg>
            {feature}
          </li>
        ))}
      </ul>
      <SiteLink to={contactPathFor(tier.id)} className={`${buttonClass(tier.popular ? 'primary' : 'quiet')} mt-auto`}>
        Contact a Professional <span className="sr-only">about {tier.name}</span>
      </SiteLink>
    </li>
  );
}
