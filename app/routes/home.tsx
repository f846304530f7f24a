import { paths } from '#app/paths.ts';
import { AboutSection } from '#app/site/home/about-section.tsx';
import { ContactSection } from '#app/site/home/contact-section.tsx';
import { Hero } from '#app/site/home/hero.tsx';
import { Resources } from '#app/site/home/resources.tsx';
import { ScrollProgress } from '#app/site/home/scroll-progress.tsx';
import { ServiceSection } from '#app/site/home/service-section.tsx';
import { Testimonials } from '#app/site/home/testimonials.tsx';
import { useSectionSnap } from '#app/site/home/use-section-snap.ts';
import { WhyChooseUs } from '#app/site/home/why-choose-us.tsx';
import { organization, website } from '#app/site/seo/json-ld.ts';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { homePage } from '#content/pages/home-page.ts';
import { services } from '#content/service-list.ts';

export const meta = () => pageMeta({ ...homePage, path: paths.home, jsonLd: [organization(), website()] });

export default function Home() {
  useSectionSnap();
  return (
    <>
      <ScrollProgress />
      <Hero />
      {services.map((service) => (
        <ServiceSection key={service.number} service={service} />
      ))}
      <WhyChooseUs />
      <AboutSection />
      <Testimonials />
      <Resources />
      <ContactSection />
    </>
  );
}
