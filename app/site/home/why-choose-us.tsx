import { homeCopy } from '#content/pages/home-copy.ts';

export function WhyChooseUs() {
  const { heading, lead, cards } = homeCopy.whyChooseUs;
  return (
    <section id="why-choose-us" aria-labelledby="why-heading" className="snap-start bg-surface py-24 lg:py-36">
      <div className="frame">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <h2 id="why-heading" className="max-w-[16ch] font-display text-heading">
            {heading}
          </h2>
          <p className="max-w-[48ch] text-lead text-muted lg:self-end">{lead}</p>
        </div>
        <ol className="mt-16 grid border-l border-line sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.title} className="border-b border-r border-t border-line -mt-px p-7 lg:p-9">
              <h3 className="font-display text-title">{card.title}</h3>
              <p className="mt-4 text-muted">{card.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
