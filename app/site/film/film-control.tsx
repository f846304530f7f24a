// Whoever is distracted by a moving picture can stop it, and whoever was spared it can start it. Its place is kept while there
// is nothing to control, so that nothing moves when there is.
import { Icon } from '#app/ui/icon.tsx';
import { filmWords } from '#content/film-words.ts';
import type { FilmState } from './use-film.ts';

interface FilmControlProps {
  film: FilmState;
  /** What the film shows, for those who cannot see which one this is. */
  about: string;
  className?: string;
}

export function FilmControl({ film, about, className }: FilmControlProps) {
  return (
    <button
      type="button"
      onClick={film.toggle}
      className={`flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-sm bg-ground/70 px-3 text-small font-medium text-text hover:bg-ground hover:text-accent-strong ${film.isOn === undefined ? 'invisible' : ''} ${className ?? ''}`}
    >
      <Icon name={film.isOn ? 'pause' : 'play'} />
      <span className="max-sm:sr-only">{film.isOn ? filmWords.pause : filmWords.play}</span>{' '}
      <span className="sr-only">{about}</span>
    </button>
  );
}
