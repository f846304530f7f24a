import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what stands in the place of something that goes with its last press, a form or a button: the focus does not get lost
 * with it.
 */
export function useFocusBack<E extends HTMLElement = HTMLButtonElement>(isThere: boolean): RefObject<E | null> {
  const instead = useRef<E>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body) instead.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return instead;
}
