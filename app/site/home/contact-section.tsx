import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { homePage } from '#content/pages/home-page.ts';
import { mailLink, phoneLink, whatsappLink } from '#domain/contact-links.ts';
import { EnquiryForm } from '../enquiry-form/enquiry-form.tsx';

export function ContactSection() {
  const { contact } = homePage;
  const ways = [
    { href: phoneLink(agency.phone), name: agency.phone },
    {
      href: whatsappLink(agency.whatsapp, contact.greeting(agency.name)),
      name: 'WhatsApp',
    },
    { href: mailLink(agency.email), name: agency.email },
  ];
  return (
    <section id="contact" aria-labelledby="contact-heading" className="py-24 lg:py-36">
      <div className="frame grid gap-x-20 gap-y-14 lg:grid-cols-[5fr_6fr]">
        <div>
          <h2 id="contact-heading" className="max-w-[14ch] font-display text-heading">
            {contact.heading}
          </h2>
          <p className="mt-6 max-w-[46ch] text-lead text-muted">{contact.lead}</p>
          <ol className="mt-12 flex flex-col">
            {contact.steps.map((step, i) => (
              <li key={step.title} className="grid grid-cols-[3.5rem_1fr] border-t border-line py-5">
                <span className="font-display text-title text-accent">{i + 1}</span>
                <div>
                  <h3 className="font-semibold">{step.title}</h3>
                  <p className="mt-1 max-w-[44ch] text-muted">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="mt-8 border-t border-line pt-6 text-muted">{contact.ways}</p>
          <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
            {ways.map((way) => (
              <li key={way.href}>
                <a
                  href={way.href}
                  {...(way.href.startsWith('https:') && { target: '_blank', rel: 'noopener' })}
                  className="underline decoration-accent decoration-1 underline-offset-4 hover:text-accent-strong"
                >
                  {way.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="self-start border border-line bg-surface p-inside sm:p-10">
          <EnquiryForm form="home" page={paths.home} />
        </div>
      </div>
    </section>
  );
}
