import { paths } from '#app/paths.ts';
import { ClosingCall } from '#app/site/closing-call.tsx';
import { PackageTier } from '#app/site/packages/package-tier.tsx';
import { PageHero } from '#app/site/page-hero.tsx';
import { offers } from '#app/site/seo/json-ld.ts';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { SiteLink } from '#app/site/site-link.tsx';
import { TitledGrid } from '#app/site/titled-grid.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { packages } from '#content/package-list.ts';
import { packagesPage } from '#content/pages/packages-page.ts';

export const meta = () => pageMeta({ ...packagesPage.meta, path: paths.packages, jsonLd: offers(packages) });

export default function Packages() {
  const { benefits, custom, limit } = packagesPage;
  return (
    <>
      <PageHero heading={packagesPage.heading} lead={packagesPage.lead} />
      <section aria-label="Packages" className="py-16 lg:py-28">
        <ul className="frame grid gap-6 lg:grid-cols-[1fr_1.15fr_1fr] lg:gap-0">
          {packages.map((tier) => (
            <PackageTier key={tier.id} tier={tier} />
          ))}
        </ul>
      </section>
      <TitledGrid heading={benefits.heading} items={benefits.items} />
      <ClosingCall {...custom}>
        <SiteLink to={paths.contact} className={buttonClass()}>
          Get a Custom Quote
        </SiteLink>
        <SiteLink to={paths.services} className={buttonClass('quiet')}>
          View Our Services
        </SiteLink>
      </ClosingCall>
      <p className="frame -mt-10 mb-24 flex gap-5 text-lead text-text lg:-mt-20 lg:mb-36">
        <span aria-hidden="true" className="mt-[0.8em] h-px w-10 shrink-0 bg-ember" />
        <span className="max-w-[60ch]">{limit}</span>
      </p>
    </>
  );
}
