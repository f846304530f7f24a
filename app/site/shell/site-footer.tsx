import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { mailLink, phoneLink } from '#app/site/contact-links.ts';

export function SiteFooter() {
  return (
    <footer className="pb-12">
      <div className="horizon" />
      <div className="frame flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 pt-10 text-small text-muted">
        <p suppressHydrationWarning>
          © {new Date().getFullYear()} {agency.name}. {agency.address}
        </p>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a href={phoneLink(agency.phone)} className="hover:text-text">
            {agency.phone}
          </a>
          <a href={mailLink(agency.email)} className="hover:text-text">
            {agency.email}
          </a>
          {/* A document of its own, with a content policy of its own. */}
          <a href={paths.dashboard} className="hover:text-text">
            Team Dashboard
          </a>
        </p>
      </div>
    </footer>
  );
}
