// The shape of what the site says. Content files take only the types from here; a test parses every one of them.
import { z } from 'zod';
import { faqCategories } from './faq-categories.ts';

const words = (least: number, most: number) =>
  z.string().refine((text) => {
    const count = text.split(/\s+/).length;
    return count >= least && count <= most;
  }, `must have ${least} to ${most} words`);

/** What a search engine shows: about 60 characters of a title, and the agency's name is added to it. */
const meta = z.strictObject({
  title: z.string().min(20).max(42),
  description: z.string().min(110).max(160),
});

const testimonial = z.strictObject({
  name: z.string().min(3),
  company: z.string().min(3),
  quote: words(18, 60),
  rating: z.literal(5),
});

export const locationSchema = z.strictObject({
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  kind: z.enum(['city', 'province']),
  /** A province page uses the province's name as its city. */
  city: z.string(),
  province: z.string(),
  population: z.string(),
  meta,
  /** The paragraph under the headline. */
  description: words(35, 70),
  stats: z.strictObject({
    businesses: z.string().regex(/^[\d,]+\+$/),
    avgRevenue: z.string().regex(/^\+\d+%$/),
    growthRate: z.string().regex(/^\d+%$/),
  }),
  /** What business is like here: a heading that says something, and two or three paragraphs. */
  market: z.strictObject({ heading: words(4, 14), paragraphs: z.array(words(40, 110)).min(2).max(3) }),
  majorIndustries: z
    .array(z.strictObject({ name: z.string(), text: words(16, 42) }))
    .min(4)
    .max(6),
  districts: z
    .array(z.strictObject({ name: z.string(), text: words(16, 42) }))
    .min(4)
    .max(6),
  /** What the websites of this place get wrong. */
  mistakes: z.array(z.strictObject({ title: words(3, 12), text: words(22, 60) })).length(3),
  questions: z
    .array(z.strictObject({ question: words(5, 20), answer: words(30, 80) }))
    .min(3)
    .max(4),
  reasons: z.array(words(6, 22)).length(4),
  testimonials: z.array(testimonial).min(1).max(3),
  /** Whom a visitor here would otherwise ask. For us, never shown. */
  localCompetitors: z.array(z.string()).min(2).max(5),
});
export type Location = z.infer<typeof locationSchema>;

export const serviceSchema = z.strictObject({
  number: z.string().regex(/^0[1-6]$/),
  title: z.string(),
  subtitle: words(4, 12),
  /** On the home page. */
  description: words(30, 60),
  keywords: z.array(words(2, 8)).min(3).max(5),
  items: z.array(z.strictObject({ title: words(3, 9), content: words(30, 65) })).length(3),
});
export type Service = z.infer<typeof serviceSchema>;

export const serviceDetailsSchema = z.strictObject({ why: words(45, 95), what: words(45, 95), how: words(45, 95) });
export type ServiceDetails = z.infer<typeof serviceDetailsSchema>;

export const faqSchema = z.strictObject({
  /** Part of the address that opens this question. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  question: z.string().endsWith('?'),
  answer: words(35, 95),
  category: z.enum(faqCategories),
  tags: z.array(z.string()).min(2).max(4),
});
export type Faq = z.infer<typeof faqSchema>;

export const roleTestimonialSchema = z.strictObject({ role: z.string(), text: words(25, 60) });
export type RoleTestimonial = z.infer<typeof roleTestimonialSchema>;

const titled = (least: number, most: number) => z.strictObject({ title: words(2, 9), text: words(least, most) });
export type Titled = z.infer<ReturnType<typeof titled>>;

export const packageSchema = z.strictObject({
  id: z.enum(['starter', 'premium', 'luxury']),
  name: z.string(),
  price: z.string(),
  /** Whole rand; no upper end on the largest. */
  from: z.number().int(),
  to: z.number().int().optional(),
  summary: words(12, 30),
  features: z.array(words(2, 12)).min(6).max(9),
  popular: z.boolean(),
});
export type Package = z.infer<typeof packageSchema>;

const stat = z.strictObject({ value: z.string(), label: z.string() });

export const homeCopySchema = z.strictObject({
  whyChooseUs: z.strictObject({ heading: words(4, 12), lead: words(15, 40), cards: z.array(titled(18, 40)).length(6) }),
  about: z.strictObject({ heading: words(4, 12), blocks: z.array(titled(30, 60)).length(4) }),
  testimonialsHeading: words(3, 10),
  resources: z.strictObject({ heading: words(4, 12), lead: words(15, 40), cards: z.array(titled(16, 40)).length(4) }),
});

export const packagesPageSchema = z.strictObject({
  meta,
  heading: z.literal('Your Website is an Investment'),
  lead: words(20, 45),
  benefits: z.strictObject({ heading: words(4, 12), items: z.array(titled(18, 45)).min(4).max(6) }),
  custom: z.strictObject({ heading: words(4, 12), text: words(20, 50) }),
  /** Only 8 new clients a month. */
  limit: words(12, 35),
});

export const aboutPageSchema = z.strictObject({
  meta,
  heading: z.literal('Premium Web Development Excellence'),
  lead: words(20, 45),
  stats: z.array(stat).length(4),
  mission: z.strictObject({ heading: words(4, 12), paragraphs: z.array(words(45, 100)).min(3).max(4) }),
  why: z.strictObject({ heading: words(4, 12), points: z.array(titled(30, 60)).length(4) }),
  closing: z.strictObject({ heading: words(4, 12), text: words(15, 40) }),
});

export const servicesPageSchema = z.strictObject({
  meta,
  heading: words(4, 12),
  lead: words(20, 45),
  detail: z.strictObject({ alt: words(5, 20), caption: words(10, 40) }),
  closing: z.strictObject({ heading: words(4, 12), text: words(15, 40) }),
});

export const contactPageSchema = z.strictObject({
  meta,
  heading: z.literal('Contact'),
  lead: words(20, 45),
  formHeading: words(4, 12),
  formLead: words(12, 40),
  hours: z.strictObject({ days: z.string(), closed: z.string() }),
  greeting: z.string(),
  chat: z.strictObject({
    open: z.strictObject({ title: z.literal('Live Chat Available'), text: z.string() }),
    closed: z.strictObject({ title: z.string(), text: z.string() }),
  }),
  closing: z.strictObject({ heading: words(4, 12), text: words(15, 40) }),
});

export const faqPageSchema = z.strictObject({
  meta,
  heading: words(4, 12),
  lead: words(15, 40),
  /** What the page offers to whoever has script. */
  choose: words(4, 20),
  closing: z.strictObject({ heading: words(4, 12), text: words(15, 40) }),
});

export const privacyPageSchema = z.strictObject({
  meta,
  heading: words(2, 10),
  lead: words(20, 60),
  /** The day the notice last changed, in words, as it is shown. */
  updated: z.string().regex(/^\d{1,2} [A-Z][a-z]+ \d{4}$/),
  sections: z
    .array(
      z.strictObject({
        heading: words(2, 12),
        paragraphs: z.array(words(10, 140)),
        points: z.array(words(3, 45)).optional(),
      }),
    )
    .min(8),
});
