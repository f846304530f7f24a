// Everything that the site says, held against its shape and against the numbers that are promised elsewhere.
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { consentWording } from '#domain/consent.ts';
import { enquiryFormWords } from './enquiry-form-words.ts';
import { faqCategories } from './faq-categories.ts';
import { faq } from './faq-questions.ts';
import { locations } from './locations.ts';
import { siteUpdated } from './navigation.ts';
import { packages } from './package-list.ts';
import { aboutPage } from './pages/about-page.ts';
import { contactPage } from './pages/contact-page.ts';
import { faqPage } from './pages/faq-page.ts';
import { homeCopy } from './pages/home-copy.ts';
import { locationPage } from './pages/location-page.ts';
import { packagesPage } from './pages/packages-page.ts';
import { privacyPage } from './pages/privacy-page.ts';
import { servicesPage } from './pages/services-page.ts';
import { thankYouPage } from './pages/thank-you-page.ts';
import { places } from './places.ts';
import * as schema from './schema.ts';
import { serviceDetails } from './service-details.ts';
import { services } from './service-list.ts';
import { testimonials } from './testimonials.ts';

const shaped: [string, z.ZodType, unknown][] = [
  ['services', schema.serviceSchema.array().length(6), services],
  ...services.map(({ number }): [string, z.ZodType, unknown] => [
    `service ${number}`,
    schema.serviceDetailsSchema,
    serviceDetails[number],
  ]),
  ['faq', schema.faqSchema.array().length(20), faq],
  ['testimonials', schema.roleTestimonialSchema.array().length(10), testimonials],
  ['packages', schema.packageSchema.array().length(3), packages],
  ['home', schema.homeCopySchema, homeCopy],
  ['services page', schema.servicesPageSchema, servicesPage],
  ['packages page', schema.packagesPageSchema, packagesPage],
  ['about page', schema.aboutPageSchema, aboutPage],
  ['contact page', schema.contactPageSchema, contactPage],
  ['faq page', schema.faqPageSchema, faqPage],
  ['privacy page', schema.privacyPageSchema, privacyPage],
  ...locations.map((location): [string, z.ZodType, unknown] => [location.slug, schema.locationSchema, location]),
];
test.each(shaped)('%s has its shape', (_, shape, content) => {
  expect(shape.safeParse(content).error?.issues ?? []).toEqual([]);
});

describe('numbers that the site promises', () => {
  test('services stand in their order', () => {
    expect(services.map(({ number, title }) => `${number} ${title}`)).toEqual([
      '01 Law Firms',
      '02 Consulting Agencies',
      '03 Financial Service Providers',
      '04 Real Estate Agencies',
      '05 Luxury Brands',
      '06 Growth Partnership',
    ]);
  });
  test('packages have their prices, and the middle one is the popular one', () => {
    expect(packages.map(({ name, from, to, popular }) => [name, from, to, popular])).toEqual([
      ['Starter', 3_500, 14_999, false],
      ['Premium', 15_000, 59_999, true],
      ['Luxury', 60_000, undefined, false],
    ]);
    expect(packagesPage.limit).toMatch(/\b8\b/);
  });
  test('a package lists what the answers say is in it: an editor in each, and written text in the two larger', () => {
    const [starter, premium, luxury] = packages.map(({ features }) => features.join('. '));
    expect([starter, premium]).toEqual([expect.stringContaining('editor'), expect.stringContaining('editor')]);
    expect(premium).toContain('Text written by us');
    expect(luxury).toContain('Everything in Premium');
  });
  test('whoever reads our prices is told about VAT, beside them and in the answer on cost', () => {
    const cost = faq.find(({ id }) => id === 'what-does-it-cost')?.answer;
    expect([packagesPage.benefits.items[0]?.text, cost]).toEqual([
      expect.stringContaining('includes VAT'),
      expect.stringContaining('VAT included'),
    ]);
  });
  test('every category of questions has one, and no address opens two', () => {
    expect(new Set(faq.map(({ category }) => category))).toEqual(new Set(faqCategories));
    expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
  });
  test.each(['R15,000', 'R50,000', 'R150,000', '50%', '30 days', '99.9%', '4-8 weeks'])(
    'the questions tell %s',
    (fact) => {
      expect(faq.some(({ answer }) => answer.includes(fact))).toBe(true);
    },
  );
  test('the four resources are named', () => {
    expect(homeCopy.resources.cards.map(({ title }) => title)).toEqual([
      'Free Website Audit',
      'Website Conversion Guide',
      'ROI Calculator',
      'Professional Template',
    ]);
    expect(homeCopy.resources.lead).toContain('2,500+');
  });
});

test('whoever sends a form without script is thanked in the words of the notice', () => {
  expect([thankYouPage.heading, thankYouPage.text]).toEqual([
    "Thank you! We'll contact you as soon as possible",
    'Our team will analyse the requirements and send a detailed proposal.',
  ]);
});

describe('the places', () => {
  const populations: Record<string, string> = {
    'cape-town': '4.6 million',
    johannesburg: '5.6 million',
    durban: '3.9 million',
    pretoria: '2.5 million',
    sandton: '222,000',
    stellenbosch: '155,000',
    paarl: '112,000',
    pietermaritzburg: '750,000',
    'port-elizabeth': '1.3 million',
    bloemfontein: '520,000',
    nelspruit: '110,000',
    polokwane: '130,000',
    rustenburg: '550,000',
    kimberley: '225,000',
    'east-london': '400,000',
    'western-cape': '7.1 million',
    gauteng: '15.8 million',
    'kwazulu-natal': '11.5 million',
  };
  test('stand in their order, with their provinces and populations', () => {
    expect(locations.map(({ slug, population }) => [slug, population])).toEqual(Object.entries(populations));
    expect(places.map(({ slug, city, province, kind }) => ({ slug, city, province, kind }))).toEqual(
      locations.map(({ slug, city, province, kind }) => ({ slug, city, province, kind })),
    );
  });
  test.each([
    ['port-elizabeth', 'Gqeberha'],
    ['nelspruit', 'Mbombela'],
    ['polokwane', 'Pietersburg'],
    ['east-london', 'KuGompo City'],
  ])('%s answers to its other name: %s', (slug, name) => {
    expect(texts.get(slug)?.join(' ')).toContain(name);
  });
  test('no two promise the same figures, and Cape Town has its own', () => {
    expect(new Set(locations.map(({ stats }) => JSON.stringify(stats))).size).toBe(locations.length);
    expect(locations[0]?.stats).toEqual({ businesses: '45,000+', avgRevenue: '+340%', growthRate: '85%' });
  });

  test('the Western Cape has its article in a sentence, and no other place has one', () => {
    const { headline, industriesHeading, mistakesHeading, questionsHeading, testimonialsHeading, service } =
      locationPage;
    for (const say of [headline, industriesHeading, mistakesHeading, questionsHeading, testimonialsHeading, service]) {
      expect(say('Western Cape')).toContain(' in the Western Cape');
      expect(say('Gauteng')).toContain(' in Gauteng');
    }
    expect(locationPage.greeting('Western Cape', 'Western Cape')).toContain('from the Western Cape and');
  });

  const texts = new Map(locations.map((location) => [location.slug, spoken(location)]));
  const pairs = locations.flatMap((one, i) => locations.slice(i + 1).map((other) => [one.slug, other.slug] as const));

  test('no two pages share more than half of their vocabulary', () => {
    const shared = pairs.map(([one, other]) => ({
      one,
      other,
      share: sharedVocabulary(texts.get(one) ?? [], texts.get(other) ?? []),
    }));
    expect(shared.filter(({ share }) => share > 0.5)).toEqual([]);
  });

  test.each(locations.map(({ slug }) => slug))(
    '%s says at least 350 words in sentences that no other page has',
    (slug) => {
      const others = new Set(
        locations.filter((other) => other.slug !== slug).flatMap((other) => sentences(spoken(other))),
      );
      const own = sentences(texts.get(slug) ?? []).filter((sentence) => !others.has(sentence));
      expect(own.join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(350);
    },
  );
});

describe('the words of the site', () => {
  const said = JSON.stringify(shaped.map(([, , content]) => content));

  test('what only the largest package holds is never priced in a smaller one', () => {
    const priced = said.split(/(?<=[.?]) |"/).filter((line) => /\b(shop|portal)\b.*R\d/.test(line));
    expect(priced.length).toBeGreaterThan(1);
    expect(priced.filter((line) => /Starter|Premium/.test(line))).toEqual([]);
  });
  test('a number of people never stands after a month, where it would be read as a day', () => {
    const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
    expect(said.match(new RegExp(`(${months}) \\d{1,2} [a-z]+`, 'g'))).toBeNull();
  });
  test('what is quoted stands in double marks on every page', () => {
    expect(said.match(/‘.{0,20}/g)).toBeNull();
  });
  test('a word has one spelling', () => {
    expect(said.match(/guest[ -]house|cell phone|homepage|log-in|plugin|wifi|per ?cent\b/gi)).toBeNull();
  });
});

test('the consent that is stored names the sentence that was shown', () => {
  // New words need a new name in domain/consent.ts, and a new line here; old lines stay.
  const shown = {
    'marketing-2026-11': 'Send me occasional notes on websites that bring enquiries. I can stop them at any time.',
  };
  expect(shown).toHaveProperty(consentWording, enquiryFormWords.marketing);
});

test('search engines hear of the pages as changed when the privacy page says that it has', () => {
  expect(Date.parse(siteUpdated)).toBeGreaterThanOrEqual(Date.parse(`${privacyPage.updated} UTC`));
});

test('titles and descriptions are each used once', () => {
  const metas = [aboutPage, contactPage, faqPage, packagesPage, privacyPage, servicesPage, ...locations].map(
    ({ meta }) => meta,
  );
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length);
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
});

test('a line never ends within B-BBEE', () => {
  // Our typefaces have no hyphen that does not break: a sign without width stands after theirs.
  const names = JSON.stringify(shaped.map(([, , content]) => content)).match(/B.{1,2}BBEE/g) ?? [];
  expect(new Set(names)).toEqual(new Set(['B-\u2060BBEE']));
});

test('nobody shouts: exclamation marks belong to the fixed notices only', () => {
  const said = JSON.stringify([
    services,
    faq,
    testimonials,
    packages,
    homeCopy,
    servicesPage,
    packagesPage,
    aboutPage,
    contactPage,
    faqPage,
    privacyPage,
    locations,
  ]);
  expect(said).not.toContain('!');
});

/** The texts of a page, without its addresses and what only we read. */
function spoken({ localCompetitors: _, slug: __, meta: ___, ...shown }: schema.Location): string[] {
  const texts: string[] = [];
  JSON.stringify(shown, (_key, value) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts;
}

function sentences(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.?])\s+/)).map((sentence) => sentence.trim().toLowerCase());
}

/** How much of the smaller page's vocabulary the other page uses too. */
function sharedVocabulary(one: readonly string[], other: readonly string[]): number {
  const words = (texts: readonly string[]) =>
    new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/[a-zà-ÿ]{3,}/g) ?? [],
    );
  const [a, b] = [words(one), words(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.min(a.size, b.size);
}
