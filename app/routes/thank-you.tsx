import { paths } from '#app/paths.ts';
import { LonePage } from '#app/site/lone-page.tsx';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { SiteLink } from '#app/site/site-link.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { thankYouPage } from '#content/pages/thank-you.ts';

export const meta = () => pageMeta({ ...thankYouPage, path: paths.thankYou, listed: false });

export default function ThankYou() {
  return (
    <LonePage>
      <h1 className="max-w-[18ch] font-display text-heading">{thankYouPage.heading}</h1>
      <p className="max-w-[52ch] text-lead text-text/90">{thankYouPage.text}</p>
      <SiteLink to={paths.home} className={buttonClass('quiet')}>
        {thankYouPage.back}
      </SiteLink>
    </LonePage>
  );
}
