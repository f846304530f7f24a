// The hash has done its work once the visitor is there; without it, the address can be reloaded and shared as the page.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { scrollToSection } from '../shell/scroll-to-section.ts';

const scrollAfter = 100;
const removeAfter = 1000;

export function useHashRemoval() {
  const { hash, pathname } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const scroll = setTimeout(() => scrollToSection(hash.slice(1)), scrollAfter);
    // Only the address changes: going through the router would count as an arrival and scroll to the top.
    const remove = setTimeout(() => window.history.replaceState(window.history.state, '', pathname), removeAfter);
    return () => {
      clearTimeout(scroll);
      clearTimeout(remove);
    };
  }, [hash, pathname]);
}
