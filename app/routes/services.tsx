import { paths, sections } from '#app/paths.ts';
import { ClosingCall } from '#app/site/closing-call.tsx';
import { PageHero } from '#app/site/page-hero.tsx';
import { servicesOffered } from '#app/site/seo/json-ld.ts';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { ServiceCard } from '#app/site/services/service-card.tsx';
import { useHashRemoval } from '#app/site/services/use-hash-removal.ts';
import { SiteLink } from '#app/site/site-link.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { servicesPage } from '#content/pages/services-page.ts';
import { serviceDetails } from '#content/service-details.ts';
import { services } from '#content/service-list.ts';

export const meta = () => pageMeta({ ...servicesPage.meta, path: paths.services, jsonLd: servicesOffered(services) });

export default function Services() {
  useHashRemoval();
  return (
    <>
      <PageHero heading={servicesPage.heading} lead={servicesPage.lead} />
      {services.map((service) => {
        const details = serviceDetails[service.number];
        return details && <ServiceCard key={service.number} service={service} details={details} />;
      })}
      <ClosingCall {...servicesPage.closing}>
        <SiteLink to={paths.contact} className={buttonClass()}>
          Get Started Today
        </SiteLink>
        <SiteLink to={sections.whyChooseUs} className={buttonClass('quiet')}>
          Why Choose Us
        </SiteLink>
      </ClosingCall>
    </>
  );
}
