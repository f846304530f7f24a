// The hash has done its work once the visitor is there; without it, the address can be reloaded and shared as the page.
import { useEffect } from 'react';
import { useLocation } from 'react-router';

const removeAfter = 1000;

export function useHashRemoval() {
  const { hash, pathname } = useLocation();
  useEffect(() => {
    if (!hash) return;
    // Only the address changes: going through the router would count as an arrival and scroll to the top.
    const remove = setTimeout(() => {
      // The address is ahead of the page while that fades.
      if (location.pathname !== pathname || location.hash !== hash) return;
      history.replaceState(history.state, '', pathname + location.search);
    }, removeAfter);
    return () => clearTimeout(remove);
  }, [hash, pathname]);
}
