// A heading beside short titled texts, ruled like a ledger.
import type { Titled } from '#content/schema.ts';

export function TitledGrid({ heading, items }: { heading: string; items: readonly Titled[] }) {
  return (
    <section className="bg-surface py-24 lg:py-32">
      <div className="frame grid gap-x-20 gap-y-12 xl:grid-cols-[5fr_7fr]">
        <h2 className="max-w-[20ch] font-display text-heading xl:sticky xl:top-28 xl:self-start">{heading}</h2>
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {items.map((item) => (
            <li key={item.title} className="border-t border-line py-7">
              <h3 className="font-display text-title">{item.title}</h3>
              <p className="mt-3 text-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
