// What a place's page says of the place: its figures, market, trades, districts, mistakes and questions.
import { agency } from '#app/page-settings.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { locationPage as words } from '#content/pages/location-page.ts';
import type { Location } from '#content/schema.ts';
import { StatRow } from '../stat-row.tsx';
import { WithName } from './with-name.tsx';

export function PlaceStats({ location }: { location: Location }) {
  const { stats, population, market, city } = location;
  return (
    <section aria-labelledby="stats-heading" className="py-20 lg:py-28">
      <div className="frame">
        <h2 id="stats-heading" className="font-display text-heading">
          <WithName text={words.statsHeading(city, agency.name)} name={city} />
        </h2>
        <div className="mt-10">
          <StatRow
            stats={[
              { value: stats.businesses, label: words.stats.businesses },
              { value: stats.avgRevenue, label: words.stats.avgRevenue },
              { value: stats.growthRate, label: words.stats.growthRate },
              { value: population, label: words.stats.population },
            ]}
          />
        </div>
        <div className="mt-12 grid gap-x-20 gap-y-8 border-t border-line pt-12 lg:grid-cols-2">
          <h3 className="max-w-[20ch] font-display text-title lg:text-heading">{market.heading}</h3>
          <div className="flex max-w-[62ch] flex-col gap-5 text-muted">
            {market.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

export function PlaceIndustries({ location }: { location: Location }) {
  return (
    <section aria-labelledby="industries-heading" className="bg-surface py-20 lg:py-28">
      <div className="frame">
        <h2 id="industries-heading" className="max-w-[18ch] font-display text-heading">
          <WithName text={words.industriesHeading(location.city)} name={location.city} />
        </h2>
        <ul className="mt-12 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
          {location.majorIndustries.map((industry) => (
            <li key={industry.name} className="border-t border-line-strong py-7">
              <h3 className="font-display text-title">{industry.name}</h3>
              <p className="mt-3 text-muted">{industry.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function PlaceDistricts({ location }: { location: Location }) {
  return (
    <section aria-labelledby="districts-heading" className="py-20 lg:py-28">
      <div className="frame grid gap-x-20 gap-y-10 lg:grid-cols-[4fr_8fr]">
        <h2 id="districts-heading" className="max-w-[12ch] font-display text-heading lg:sticky lg:top-28 lg:self-start">
          {words.districts[location.kind]}
        </h2>
        <dl>
          {location.districts.map((district) => (
            <div
              key={district.name}
              className="grid gap-x-8 gap-y-2 border-t border-line py-6 sm:grid-cols-[14rem_1fr]"
            >
              <dt className="font-semibold">{district.name}</dt>
              <dd className="max-w-[58ch] text-muted">{district.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function PlaceMistakes({ location }: { location: Location }) {
  return (
    <section aria-labelledby="mistakes-heading" className="border-t border-line py-20 lg:py-28">
      <div className="frame">
        <h2 id="mistakes-heading" className="max-w-[20ch] font-display text-heading">
          <WithName text={words.mistakesHeading(location.city)} name={location.city} />
        </h2>
        <ol className="mt-12 grid gap-x-12 gap-y-10 lg:grid-cols-3">
          {location.mistakes.map((mistake, i) => (
            <li key={mistake.title}>
              <p aria-hidden="true" className="font-display text-numeral text-ember">
                {i + 1}
              </p>
              <h3 className="mt-3 font-display text-title">{mistake.title}</h3>
              <p className="mt-3 text-muted">{mistake.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function PlaceQuestions({ location }: { location: Location }) {
  return (
    <section aria-labelledby="questions-heading" className="border-t border-line py-20 lg:py-28">
      <div className="frame grid gap-x-20 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <h2 id="questions-heading" className="max-w-[16ch] font-display text-heading">
          <WithName text={words.questionsHeading(location.city)} name={location.city} />
        </h2>
        <div className="border-b border-line">
          {location.questions.map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              {answer}
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
