import { paths } from '#app/paths.ts';
import { ContactSection } from '#app/site/home/contact-section.tsx';
import { Hero } from '#app/site/home/hero.tsx';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { homePage } from '#content/pages/home.ts';

export const meta = () => pageMeta(homePage, paths.home);

export default function Home() {
  return (
    <>
      <Hero />
      <ContactSection />
    </>
  );
}
