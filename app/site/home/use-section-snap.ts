// The home page's sections draw near the top while it is shown; the style sheet says on which screens.
import { useEffect } from 'react';

export function useSectionSnap() {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add('snap-sections');
    return () => classList.remove('snap-sections');
  }, []);
}
