import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { LonePage } from '#app/site/lone-page.tsx';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { SiteLink } from '#app/site/site-link.tsx';
import { TitledGrid } from '#app/site/titled-grid.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { thankYouPage as words } from '#content/pages/thank-you-page.ts';
import { whatsappLink } from '#domain/contact-links.ts';
import { doorsOf } from '#domain/office-hours.ts';

export const meta = () => pageMeta({ ...words, path: paths.thankYou });

export default function ThankYou() {
  const { opens, closes } = doorsOf(agency.hours);
  return (
    <>
      <LonePage>
        <h1 className="max-w-[18ch] font-display text-heading">{words.heading}</h1>
        <p className="max-w-[52ch] text-lead text-text/90">{words.text}</p>
        <p className="flex flex-wrap gap-3">
          <a
            href={whatsappLink(agency.whatsapp, words.greeting)}
            target="_blank"
            rel="noopener"
            className={buttonClass()}
          >
            {words.sooner}
          </a>
          <SiteLink to={paths.home} className={buttonClass('quiet')}>
            {words.back}
          </SiteLink>
        </p>
      </LonePage>
      <TitledGrid heading={words.nextHeading} items={words.next(opens, closes)} />
    </>
  );
}
