import { sections } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { homeCopy } from '#content/pages/home-copy.ts';
import { SiteLink } from '../site-link.tsx';

export function AboutSection() {
  const { heading, blocks } = homeCopy.about;
  return (
    <section aria-labelledby="about-heading" className="snap-start py-24 lg:py-36">
      <div className="frame grid gap-x-20 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="about-heading" className="max-w-[14ch] font-display text-heading">
            {heading}
          </h2>
          <picture>
            <source
              type="image/avif"
              srcSet="/media/about-480.avif 480w, /media/about-800.avif 800w"
              sizes="(min-width: 30rem) 28rem, 92vw"
            />
            <img
              src="/media/about-800.webp"
              srcSet="/media/about-480.webp 480w, /media/about-800.webp 800w"
              sizes="(min-width: 30rem) 28rem, 92vw"
              width={800}
              height={1000}
              alt="A windpump and its dam against the evening sky, drawn"
              loading="lazy"
              className="mt-10 h-auto w-full max-w-md border border-line"
            />
          </picture>
        </div>
        <div>
          {blocks.map((block) => (
            <div key={block.title} className="border-t border-line py-8 first:border-t-0 first:pt-0">
              <h3 className="font-display text-title">{block.title}</h3>
              <p className="mt-3 max-w-[58ch] text-muted">{block.text}</p>
            </div>
          ))}
          <p className="mt-4">
            <SiteLink to={sections.contact} className={buttonClass()}>
              Contact a Professional
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  );
}
