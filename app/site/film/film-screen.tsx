// Lies over its picture and shows nothing until the first frame has come, so that the picture is what is painted first.
import { useState } from 'react';
import { filmWords } from '#content/film-words.ts';
import type { FilmState } from './use-film.ts';

export function FilmScreen({ film, className }: { film: FilmState; className: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <video
      ref={film.screen}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setShown(true)}
      className={`pointer-events-none absolute inset-0 size-full object-cover transition-opacity duration-700 ${isShown ? '' : 'opacity-0'} ${className}`}
    >
      {film.source && (
        <>
          <source src={`/media/${film.source}.webm`} type='video/webm; codecs="av01.0.05M.10"' />
          <source src={`/media/${film.source}.mp4`} type="video/mp4" onError={film.fail} />
        </>
      )}
      {filmWords.unsupported}
    </video>
  );
}
