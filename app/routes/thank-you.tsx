import { paths } from '#app/paths.ts';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { SiteLink } from '#app/site/site-link.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { thankYouPage } from '#content/pages/thank-you.ts';

export const meta = () => pageMeta({ ...thankYouPage, path: paths.thankYou, listed: false });

export default function ThankYou() {
  return (
    <div className="frame flex min-h-[80svh] flex-col items-start justify-center gap-6 pt-32 pb-20">
      <h1 className="max-w-[18ch] font-display text-heading">{thankYouPage.heading}</h1>
      <p className="max-w-[52ch] text-lead text-muted">{thankYouPage.text}</p>
      <SiteLink to={paths.home} className={buttonClass('quiet')}>
        {thankYouPage.back}
      </SiteLink>
    </div>
  );
}
