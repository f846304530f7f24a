import { Link } from 'react-router';
import { contactSection } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { homePage } from '#content/pages/home.ts';
import { HorizonPicture } from './horizon-picture.tsx';

export function Hero() {
  const { hero } = homePage;
  return (
    <section aria-labelledby="hero-heading" className="relative isolate flex min-h-svh flex-col overflow-hidden">
      <HorizonPicture />
      <div className="frame flex flex-1 flex-col justify-center pb-16 pt-32">
        <p className="flex items-center gap-4 text-small font-medium text-accent-strong">
          <span className="h-px w-10 bg-accent" />
          {hero.badge}
        </p>
        <h1 id="hero-heading" className="mt-6 max-w-[13ch] font-display text-hero">
          {hero.headline}
        </h1>
        <p className="mt-8 max-w-[52ch] text-lead text-text/90">{hero.lead}</p>
        <p className="mt-10 flex flex-wrap gap-4">
          <Link to={contactSection} className={buttonClass()}>
            Start Your Project
          </Link>
        </p>
      </div>
      <div className="frame">
        <dl className="grid grid-cols-2 border-t border-text/15 lg:grid-cols-4">
          {hero.stats.map((stat) => (
            <div key={stat.label} className="flex flex-col-reverse py-6 lg:py-8">
              <dt className="text-small text-muted">{stat.label}</dt>
              <dd className="font-display text-title">{stat.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
