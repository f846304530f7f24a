// In place of a page that could not be shown.
import { useEffect } from 'react';
import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { failedPage as words } from '#content/pages/failed-page.ts';
import { phoneLink } from '#domain/contact-links.ts';
import { LonePage } from './lone-page.tsx';
import { openAsDocument } from './open-pages.ts';

const again = () => location.reload();

export function FailedPage() {
  useEffect(() => {
    // Whoever goes back would be where they were on a longer page; and a smooth scroll on its way still moves the next frame.
    const toTop = () => scrollTo({ top: 0, behavior: 'instant' });
    toTop();
    const frame = requestAnimationFrame(toTop);
    // What did not come to an open page comes with the document. Not where that has just been tried.
    if (document.documentElement.dataset.awake !== undefined) openAsDocument(location.href);
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      cancelAnimationFrame(frame);
    };
  }, []);
  return (
    <LonePage>
      <title>{`${words.title} | ${agency.name}`}</title>
      <h1 className="max-w-[18ch] font-display text-heading">{words.title}</h1>
      <p className="max-w-[52ch] text-lead text-text/90">{words.text}</p>
      <p className="flex flex-wrap gap-3">
        <Button onClick={again}>{words.again}</Button>
        <a href={phoneLink(agency.phone)} className={buttonClass('quiet')}>
          {words.call(agency.phone)}
        </a>
        <a href={paths.home} className={buttonClass('quiet')}>
          {words.home}
        </a>
      </p>
    </LonePage>
  );
}
