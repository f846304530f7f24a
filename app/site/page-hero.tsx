// The opening of every page but the home page: the way back, a heading, a lead, and the horizon at its foot.
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { HorizonPicture } from './horizon-picture.tsx';
import { SiteLink } from './site-link.tsx';

interface PageHeroProps {
  heading: ReactNode;
  lead: ReactNode;
  /** A short line above the heading. */
  above?: ReactNode;
  children?: ReactNode;
}

export function PageHero({ heading, lead, above, children }: PageHeroProps) {
  return (
    <section className="relative isolate flex min-h-[54svh] flex-col justify-end overflow-hidden sm:min-h-[76svh]">
      <HorizonPicture calm />
      <div className="absolute inset-0 -z-10 bg-linear-to-b from-ground/70 via-ground/45 to-ground/80 sm:via-ground/30 lg:via-ground/20" />
      <div className="frame pb-16 pt-32 lg:pb-24">
        <SiteLink to={paths.home} className="inline-flex items-center gap-2 text-small text-text/85 hover:text-text">
          <span aria-hidden="true">←</span> Back to Home
        </SiteLink>
        {above && <p className="mt-10 text-small font-medium text-accent-strong">{above}</p>}
        <h1 className={`max-w-[18ch] font-display text-display ${above ? 'mt-3' : 'mt-10'} focus:outline-none`}>
          {heading}
        </h1>
        <p className="mt-6 max-w-[54ch] text-lead text-text/90">{lead}</p>
        {children}
      </div>
    </section>
  );
}
