// Says when the server has a newer program than the one that runs here: a desk stays open for days.
import { useEffect, useState } from 'react';
import { paths } from '#app/paths.ts';

const lookEvery = 5 * 60_000;

export function NewerVersion({ live }: { live: boolean }) {
  const [isThere, setIsThere] = useState(false);
  // Whatever replaces the program breaks the line for a moment. Where there are several, an older one may answer then.
  useEffect(() => {
    if (!live) return;
    const look = () => void findNewer().then(setIsThere, () => {});
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [live]);
  return (
    <p role="status" className="-mb-1 text-small empty:mb-0">
      {isThere && (
        <button
          type="button"
          onClick={() => location.reload()}
          className="min-h-6 text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          New version: reload
        </button>
      )}
    </p>
  );
}

const lists = '/assets/manifest-';

/** The page names the list of its files, which is called by its content. */
async function findNewer(): Promise<boolean> {
  const { url } = (window as unknown as { __reactRouterManifest: { url: string } }).__reactRouterManifest;
  const page = await (await fetch(paths.dashboard)).text();
  return page.includes(lists) && !page.includes(url);
}
