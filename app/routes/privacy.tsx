import { paths } from '#app/paths.ts';
import { PageHero } from '#app/site/page-hero.tsx';
import { filledIn } from '#app/site/privacy/filled-in.ts';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { privacyPage } from '#content/pages/privacy-page.ts';

export const meta = () => pageMeta({ ...privacyPage.meta, path: paths.privacy });

export default function Privacy() {
  return (
    <>
      <PageHero heading={privacyPage.heading} lead={filledIn(privacyPage.lead)} />
      <div className="frame max-w-[84rem] py-16 lg:py-24">
        <p className="text-small text-muted">Last changed on {privacyPage.updated}</p>
        {privacyPage.sections.map((section) => (
          <section
            key={section.heading}
            className="grid gap-x-16 gap-y-4 border-t border-line py-10 first-of-type:mt-6 lg:grid-cols-[4fr_8fr]"
          >
            <h2 className="max-w-[18ch] font-display text-title">{filledIn(section.heading)}</h2>
            <div className="flex max-w-[68ch] flex-col gap-4 text-muted">
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{filledIn(paragraph)}</p>
              ))}
              {'points' in section && section.points && (
                <ul className="flex flex-col gap-2">
                  {section.points.map((point) => (
                    <li key={point} className="flex gap-4">
                      <span aria-hidden="true" className="mt-[0.8em] h-px w-4 shrink-0 bg-accent" />
                      {filledIn(point)}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
