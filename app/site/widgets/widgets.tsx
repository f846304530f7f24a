// Everything that can wait until the page has been painted and the browser is idle.
import { useEffect } from 'react';
import { track, trackAs } from '#app/analytics/track.ts';
import { usePageViews } from '#app/analytics/use-page-views.ts';
import { Toaster } from '#app/ui/toaster.tsx';
import { onConversion } from '../conversion.ts';
import { ConsentBar } from './consent-bar.tsx';
import { ExitIntent } from './exit-intent.tsx';
import { HelpPrompt } from './help-prompt.tsx';
import { watchContactLinks } from './mark-chats.ts';

export function Widgets() {
  usePageViews();
  // For whoever waits for all of it.
  useEffect(() => {
    document.documentElement.dataset.complete = '';
  }, []);
  useEffect(watchContactLinks, []);
  useEffect(
    () =>
      onConversion(({ id, form }) => {
        if (id) trackAs(id);
        track('enquiry_sent', { form });
      }),
    [],
  );
  return (
    <>
      <HelpPrompt />
      <ConsentBar />
      <ExitIntent />
      {/* Beside the ways to us, as every notice is. */}
      <Toaster besideWidth="5.5rem" />
    </>
  );
}
