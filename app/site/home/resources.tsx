import { homeCopy } from '#content/pages/home-copy.ts';

export function Resources() {
  const { heading, lead, cards } = homeCopy.resources;
  return (
    <section aria-labelledby="resources-heading" className="snap-start py-24 lg:py-36">
      <div className="frame grid gap-x-20 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="resources-heading" className="max-w-[14ch] font-display text-heading">
            {heading}
          </h2>
          <p className="mt-6 max-w-[46ch] text-lead text-muted">{lead}</p>
        </div>
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {cards.map((card) => (
            <li key={card.title} className="border-t border-line py-7">
              <h3 className="font-display text-title">{card.title}</h3>
              <p className="mt-3 text-muted">{card.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
