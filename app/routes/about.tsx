import { paths } from '#app/paths.ts';
import { ClosingCall } from '#app/site/closing-call.tsx';
import { PageHero } from '#app/site/page-hero.tsx';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { SiteLink } from '#app/site/site-link.tsx';
import { StatRow } from '#app/site/stat-row.tsx';
import { TitledGrid } from '#app/site/titled-grid.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { aboutPage } from '#content/pages/about-page.ts';

export const meta = () => pageMeta({ ...aboutPage.meta, path: paths.about });

export default function About() {
  const { mission, why, closing } = aboutPage;
  return (
    <>
      <PageHero heading={aboutPage.heading} lead={aboutPage.lead}>
        <div className="mt-14">
          <StatRow stats={aboutPage.stats} />
        </div>
      </PageHero>
      <section className="py-24 lg:py-36">
        <div className="frame grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_7fr]">
          <h2 className="max-w-[14ch] font-display text-heading">{mission.heading}</h2>
          <div className="flex max-w-[62ch] flex-col gap-6 text-lead text-muted first-letter:text-accent">
            {mission.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>
      <TitledGrid heading={why.heading} items={why.points} />
      <ClosingCall {...closing}>
        <SiteLink to={paths.contact} className={buttonClass()}>
          Get Started
        </SiteLink>
        <SiteLink to={paths.packages} className={buttonClass('quiet')}>
          View Packages
        </SiteLink>
      </ClosingCall>
    </>
  );
}
