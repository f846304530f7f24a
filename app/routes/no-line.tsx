import { agency } from '#app/page-settings.ts';
import { LonePage } from '#app/site/lone-page.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { noLinePage as words } from '#content/pages/no-line-page.ts';
import { phoneLink } from '#domain/contact-links.ts';

export const meta = () => [{ title: `${words.title} | ${agency.name}` }, { name: 'robots', content: 'noindex' }];

/**
 * The only script that is kept with it: what was asked for opens by itself, and from there an enquiry that was saved leaves. Our server
 * is asked first: a browser may think that it has a line, and to load again takes away whoever is just leaving.
 */
const whenThereIsALine = `ononline = function () {
  fetch(location, { method: \`HEAD\` }).then(function () { location.reload() }).catch(function () {})
}`;

/** Kept on the device for the time without a line (app/worker), and shown at the address that could not be opened. */
export default function NoLine() {
  return (
    <LonePage>
      <script data-kept="">{whenThereIsALine}</script>
      <h1 className="max-w-[18ch] font-display text-heading">{words.heading}</h1>
      <p className="max-w-[52ch] text-lead text-text/90">{words.text}</p>
      <p className="flex flex-wrap gap-3">
        {/* biome-ignore lint/a11y/useValidAnchor: to whichever address it stands at, without script */}
        <a href="" className={buttonClass()}>
          {words.again}
        </a>
        <a href={phoneLink(agency.phone)} className={buttonClass('quiet')}>
          {words.call(agency.phone)}
        </a>
      </p>
    </LonePage>
  );
}
