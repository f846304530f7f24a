// A concept site being scrolled, over the picture of its first moment.
import { filmWords } from '#content/film-words.ts';
import { ConceptPicture } from '../concept-picture.tsx';
import { FilmControl } from './film-control.tsx';
import { FilmScreen } from './film-screen.tsx';
import { useFilm } from './use-film.ts';

export function ConceptFilm({ service, title, sizes }: { service: number; title: string; sizes: string }) {
  const film = useFilm(`concept-${service}`);
  return (
    <div className="relative">
      <ConceptPicture name={`concept-${service}`} alt={`A website concept: ${title}`} sizes={sizes} />
      <FilmScreen film={film} className="border border-line" />
      <FilmControl film={film} about={filmWords.concept(title)} className="absolute bottom-3 left-3" />
    </div>
  );
}
