// The lead form of a place, beside the reasons to choose us and the quick way to a quote.
import { agency } from '#app/page-settings.ts';
import { locationPath } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { enquiryFormWords } from '#content/enquiry-form-words.ts';
import { locationPage as words } from '#content/pages/location-page.ts';
import type { Location } from '#content/schema.ts';
import { phoneLink, whatsappLink } from '#domain/contact-links.ts';
import { EnquiryForm } from '../enquiry-form/enquiry-form.tsx';

export function PlaceForm({ location }: { location: Location }) {
  const { city, province, slug, reasons } = location;
  return (
    <section id="contact" aria-labelledby="form-heading" className="border-t border-line py-20 lg:py-28">
      <div className="frame grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_4fr]">
        <div>
          <h2 id="form-heading" className="font-display text-heading">
            {words.form.heading}
          </h2>
          <p className="mt-5 max-w-[50ch] text-lead text-muted">{words.form.lead(city)}</p>
          <div className="mt-10 border border-line bg-surface p-inside sm:p-10">
            <EnquiryForm
              key={slug}
              form="location"
              page={locationPath(slug)}
              sentText={enquiryFormWords.sentFrom(city)}
            />
          </div>
        </div>
        <div className="flex flex-col gap-12 lg:pt-4">
          <div>
            <h3 className="font-display text-title">{words.reasonsHeading}</h3>
            <ul className="mt-5">
              {reasons.map((reason) => (
                <li key={reason} className="border-t border-line py-4 text-muted">
                  {reason}
                </li>
              ))}
            </ul>
          </div>
          <div className="border-t-2 border-accent bg-raised px-inside py-7">
            <h3 className="font-display text-title">{words.quote.heading}</h3>
            <p className="mt-3 text-muted">{words.quote.text}</p>
            <p className="mt-6 flex flex-wrap gap-3">
              <a href={phoneLink(agency.phone)} className={buttonClass()}>
                {words.quote.call}
              </a>
              <a
                href={whatsappLink(agency.whatsapp, words.greeting(city, province))}
                target="_blank"
                rel="noopener"
                className={buttonClass('quiet')}
              >
                {words.quote.whatsapp}
              </a>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
