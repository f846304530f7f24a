// What happens when a visitor arrives on another page or at another place of it: scroll there, and let screen readers know.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { fadeIn } from '../page-fade.ts';

const hashDelay = 100; // the page needs a moment to have its final height

export function useArrival() {
  const { pathname, hash, key, state } = useLocation();
  const cameBack = useNavigationType() === 'POP';
  const last = useRef({ pathname, key });
  useScrollByUs();

  useLayoutEffect(() => {
    if (last.current.pathname !== pathname) fadeIn(document.getElementById('main'));
  }, [pathname]);

  useEffect(() => {
    if (last.current.key === key) return; // the first page: the browser has scrolled by itself
    const samePage = last.current.pathname === pathname;
    last.current = { pathname, key };
    if (state?.focused && !cameBack) return; // whoever led here takes care of it
    if (hash) {
      const timer = setTimeout(() => arriveAt(document.getElementById(hash.slice(1))), hashDelay);
      return () => clearTimeout(timer);
    }
    window.scrollTo({ top: 0 }); // smooth by style sheet, unless the visitor wants less motion
    if (samePage) return;
    focusOn(document.querySelector('h1'));
  }, [pathname, hash, key, state, cameBack]);
}

/** A browser that goes back scrolls by itself, while the page is still to come: ours would begin anywhere and end somewhere between. */
function useScrollByUs() {
  useEffect(() => {
    const byBrowser = () => {
      history.scrollRestoration = 'auto'; // for a document that is loaded again
    };
    const byUs = () => {
      history.scrollRestoration = 'manual';
    };
    byUs();
    addEventListener('pageshow', byUs);
    addEventListener('pagehide', byBrowser);
    return () => {
      removeEventListener('pageshow', byUs);
      removeEventListener('pagehide', byBrowser);
    };
  }, []);
}

function arriveAt(place: HTMLElement | null) {
  place?.scrollIntoView();
  focusOn(place);
}

/** Reading goes on from here; what is no control can be focused only when told so. */
function focusOn(place: HTMLElement | null) {
  if (place && place.tabIndex < 0) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
