import { agency } from '#app/page-settings.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { unsentWords as words } from '#content/enquiry-form-words.ts';
import { phoneLink, whatsappLink } from '#domain/contact-links.ts';

/** For whoever does not want to wait for a line. */
export function OtherWays() {
  return (
    <>
      <a
        href={whatsappLink(agency.whatsapp, words.greeting(agency.name))}
        target="_blank"
        rel="noopener"
        className={buttonClass('quiet')}
      >
        {words.whatsapp}
      </a>
      <a href={phoneLink(agency.phone)} className={buttonClass('quiet')}>
        {words.call}
      </a>
    </>
  );
}
