import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { ClosingCall } from '#app/site/closing-call.tsx';
import { FaqList } from '#app/site/faq/faq-list.tsx';
import { PageHero } from '#app/site/page-hero.tsx';
import { faqPage as faqData } from '#app/site/seo/json-ld.ts';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { SiteLink } from '#app/site/site-link.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { faqCategories } from '#content/faq-categories.ts';
import { faq } from '#content/faq-questions.ts';
import { faqPage } from '#content/pages/faq-page.ts';
import { phoneLink } from '#domain/contact-links.ts';

export const meta = () => pageMeta({ ...faqPage.meta, path: paths.faq, jsonLd: [faqData(faq)] });

export default function FaqRoute() {
  return (
    <>
      <PageHero
        heading={faqPage.heading}
        lead={
          <>
            {faqPage.lead} <span className="no-script:hidden">{faqPage.choose}</span>
          </>
        }
      />
      <FaqList categories={faqCategories} />
      <ClosingCall {...faqPage.closing}>
        <SiteLink to={paths.contact} className={buttonClass()}>
          Contact Us
        </SiteLink>
        <a href={phoneLink(agency.phone)} className={buttonClass('quiet')}>
          Call {agency.phone}
        </a>
      </ClosingCall>
    </>
  );
}
