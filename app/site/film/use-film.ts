// A film begins when its place comes near, rests when it is out of sight, and obeys whoever pauses it. Nothing of it is
// fetched before; for those who asked for less motion or less data, or are on a thin line, nothing at all until they press play.
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface FilmState {
  screen: RefObject<HTMLVideoElement | null>;
  /** The file without its ending, once it is to be fetched. */
  source: string | undefined;
  /** Undefined until the page is awake, and where the film cannot be played. */
  isOn: boolean | undefined;
  toggle: () => void;
  fail: () => void;
}

/** `tall` is the cut for phones held upright. */
export function useFilm(name: string, tall = name): FilmState {
  const screen = useRef<HTMLVideoElement>(null);
  const [source, setSource] = useState<string>();
  const [isOn, setOn] = useState<boolean>();
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    setOn(!wantsRest());
    const watcher = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: '20% 0px',
    });
    if (screen.current) watcher.observe(screen.current);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const film = screen.current;
    if (!isOn || !isNear) film?.pause();
    else if (!source) setSource(matchMedia('(max-aspect-ratio: 3/5)').matches ? tall : name);
    else if (film) {
      // Without it no browser starts by itself, and the attribute is lost in prerendered pages.
      film.muted = true;
      film.play().catch((refusal: Error) => refusal.name === 'NotAllowedError' && setOn(false));
    }
  }, [isOn, isNear, source, name, tall]);

  return { screen, source, isOn, toggle: () => setOn(!isOn), fail: () => setOn(undefined) };
}

function wantsRest(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  const isThin = connection?.saveData === true || /[23]g/.test(connection?.effectiveType ?? '');
  return isThin || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
