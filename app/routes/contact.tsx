import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { ClosingCall } from '#app/site/closing-call.tsx';
import { ContactTiles } from '#app/site/contact/contact-tiles.tsx';
import { LiveChatButton } from '#app/site/contact/live-chat-button.tsx';
import { useChoiceFromAddress } from '#app/site/contact/use-choice-from-address.ts';
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx';
import { PageHero } from '#app/site/page-hero.tsx';
import { pageMeta } from '#app/site/seo/page-meta.ts';
import { SiteLink } from '#app/site/site-link.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { contactPage } from '#content/pages/contact-page.ts';
import { whatsappLink } from '#domain/contact-links.ts';

export const meta = () => pageMeta({ ...contactPage.meta, path: paths.contact });

export default function Contact() {
  const choice = useChoiceFromAddress();
  return (
    <>
      <PageHero heading={contactPage.heading} lead={contactPage.lead} />
      <section aria-label="How to reach us" className="pt-16 lg:pt-24">
        <ContactTiles />
      </section>
      <section aria-labelledby="form-heading" className="pt-20 lg:pt-28">
        <div className="frame grid gap-x-20 gap-y-12 lg:grid-cols-[4fr_7fr]">
          <div>
            <h2 id="form-heading" className="max-w-[14ch] font-display text-heading">
              {contactPage.formHeading}
            </h2>
            <p className="mt-6 max-w-[44ch] text-lead text-muted">{contactPage.formLead}</p>
            <div className="mt-10 flex flex-wrap gap-4">
              <a
                href={whatsappLink(agency.whatsapp, contactPage.greeting)}
                target="_blank"
                rel="noopener"
                className={buttonClass('quiet')}
              >
                Chat on WhatsApp
              </a>
              <LiveChatButton />
            </div>
          </div>
          <div className="border border-line bg-surface p-inside sm:p-10">
            <EnquiryForm form="contact" page={paths.contact} {...choice} />
          </div>
        </div>
      </section>
      <ClosingCall {...contactPage.closing}>
        <SiteLink to={paths.services} className={buttonClass()}>
          View Our Services
        </SiteLink>
        <SiteLink to={paths.about} className={buttonClass('quiet')}>
          Learn About Us
        </SiteLink>
      </ClosingCall>
    </>
  );
}
