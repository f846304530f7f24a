import { paths, sections } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { filmWords } from '#content/film-words.ts';
import { homePage } from '#content/pages/home-page.ts';
import { FilmControl } from '../film/film-control.tsx';
import { FilmScreen } from '../film/film-screen.tsx';
import { useFilm } from '../film/use-film.ts';
import { HorizonPicture } from '../horizon-picture.tsx';
import { SiteLink } from '../site-link.tsx';
import { StatRow } from '../stat-row.tsx';

export function Hero() {
  const { hero } = homePage;
  const film = useFilm('horizon-wide', 'horizon-tall');
  return (
    <section
      aria-labelledby="hero-heading"
      className="relative isolate flex min-h-svh snap-start flex-col overflow-hidden"
    >
      <HorizonPicture />
      <FilmScreen film={film} className="-z-20 object-bottom" />
      <div className="frame flex flex-1 flex-col justify-center pb-16 pt-32">
        <p className="flex items-center gap-4 text-small font-medium text-accent-strong">
          <span className="h-px w-10 bg-accent" />
          {hero.badge}
        </p>
        <h1 id="hero-heading" className="mt-6 max-w-[13ch] font-display text-hero focus:outline-none">
          {hero.headline}
        </h1>
        <p className="mt-8 max-w-[52ch] text-lead text-text/90">{hero.lead}</p>
        <p className="mt-10 flex flex-wrap items-center gap-4">
          <SiteLink to={paths.services} className={buttonClass()}>
            View Our Services
          </SiteLink>
          <SiteLink to={sections.contact} className={buttonClass('quiet')}>
            Start Your Project
          </SiteLink>
          <FilmControl film={film} about={filmWords.hero} />
        </p>
      </div>
      <div className="frame">
        <StatRow stats={hero.stats} />
      </div>
    </section>
  );
}
