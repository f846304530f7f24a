import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { outliveWaking } from './site/enquiry-form/outlive-waking.ts';
import { openPages, stayNotFound } from './site/open-pages.ts';
import { endFadesQuietly } from './site/page-fade.ts';
import { surviveTranslation } from './survive-translation.ts';

surviveTranslation();
outliveWaking();
stayNotFound();
endFadesQuietly();

// Built pages name their style sheet; while developing, a change of it should show at once.
if (import.meta.env.DEV) import('./app.css');

// After a breath: to have read all of this was one piece of work, to take over the page is another.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[openPages]} />
      </StrictMode>,
    );
  }),
);
