// One page view for every page, how far it was read and for how long.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { newDepths, pageType, secondsOnPage } from '#domain/analytics.ts';
import { flush, track, watchTracking } from './track.ts';

export function usePageViews() {
  const { pathname } = useLocation();

  useEffect(() => {
    const from = performance.now();
    const reached = new Set<number>();
    const page_type = pageType(pathname);
    track('page_view', { page_type });

    const onScroll = () => {
      const height = document.documentElement.scrollHeight - innerHeight;
      if (height <= 0) return;
      for (const depth of newDepths((scrollY / height) * 100, reached)) {
        reached.add(depth);
        track('scroll_depth', { page_type, percent: depth });
      }
    };
    let told = false;
    const tellStay = () => {
      const seconds = secondsOnPage(performance.now() - from);
      if (told || seconds === null) return;
      told = true;
      track('time_on_page', { page_type, seconds }, pathname);
    };
    const onLeave = () => {
      tellStay();
      flush(true);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('pagehide', onLeave);
      tellStay();
    };
  }, [pathname]);

  useEffect(watchTracking, []);
}
