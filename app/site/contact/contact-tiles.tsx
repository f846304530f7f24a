import { agency } from '#app/page-settings.ts';
import { contactPage } from '#content/pages/contact-page.ts';
import { mailLink, phoneLink } from '#domain/contact-links.ts';
import { doorsOf, onTwelveHours } from '#domain/office-hours.ts';

export function ContactTiles() {
  const link = 'underline decoration-accent decoration-1 underline-offset-4 hover:text-accent-strong';
  const { opens, closes } = doorsOf(agency.hours);
  const [name, domain] = agency.email.split('@');
  return (
    <dl className="frame grid border-l border-t border-line sm:grid-cols-2 lg:grid-cols-4">
      <Tile label="Phone">
        <a href={phoneLink(agency.phone)} className={link}>
          {agency.phone}
        </a>
      </Tile>
      <Tile label="Email">
        <a href={mailLink(agency.email)} className={link}>
          {name}@<wbr />
          {domain}
        </a>
      </Tile>
      <Tile label="Address">{agency.address}</Tile>
      <Tile label="Office Hours">
        {`${contactPage.hours.days} ${onTwelveHours(opens)} - ${onTwelveHours(closes)}`}
        <span className="mt-1 block text-muted">{contactPage.hours.closed}</span>
      </Tile>
    </dl>
  );
}

function Tile({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="border-b border-r border-line p-7 lg:max-xl:px-5">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="mt-2 font-medium">{children}</dd>
    </div>
  );
}
