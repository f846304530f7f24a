// After the examples: the checklist, the words explained, and how to reach us.
import type { GuidePage } from './guide-page.ts';

export const back: GuidePage[] = [
  {
    kind: 'worksheet',
    id: 'launch-checklist',
    label: 'Checklist',
    title: 'Forty points before you call it finished.',
    shape: 'wide',
    blocks: [
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [
            {
              kind: 'checklist',
              title: 'Position and words',
              items: [
                'The first screen says who, what and where',
                'A stranger passes the five-second test',
                'Each page has one question and one next step',
                'Headlines make sense when read alone',
                'No word from the retired list on [[rewriting]]',
                'Prices, ranges or the basis of fees are printed',
                'Every name is spelt right, every date is true',
                'A second person has read every page aloud',
              ],
            },
            {
              kind: 'checklist',
              title: 'Proof and people',
              items: [
                'Registration numbers stand in the footer, as text',
                'Each case has figures, period and consent on file',
                'Everyone who replies is shown, with a direct line',
                'The strongest proof stands beside the button',
                'Nothing claims superiority or promises results',
              ],
            },
            {
              kind: 'checklist',
              title: 'Enquiries',
              items: [
                'The form has six fields or fewer, labels above',
                'It was sent from two phones, and arrived',
                'Errors keep what was typed, and name the remedy',
                'Thank-you page and email give name and time',
                'The telephone number dials, WhatsApp opens',
                'Two people receive each enquiry, one list holds all',
                'A stand-in is named for leave and December',
              ],
            },
          ],
          [
            {
              kind: 'checklist',
              title: 'Speed and access',
              items: [
                'LCP 2.5 s, INP 200 ms, CLS 0.1 or better, on mobile',
                'No page above 500 kB on a phone, or a reason why',
                'Pictures in AVIF or WebP, in several widths',
                'Readable and callable with scripts switched off',
                'Text contrast 4.5 to 1, large text 3 to 1',
                'All of it works with a keyboard, focus visible',
                'Tested at 360, 768 and 1,440 pixels',
              ],
            },
            {
              kind: 'checklist',
              title: 'Being found',
              items: [
                'Every page has a title and description of its own',
                'Old addresses redirect to their successors',
                'Sitemap sent, Search Console shows no errors',
                'Map entry complete, name and number identical',
                'No local page that is a copy with a new name',
              ],
            },
            {
              kind: 'checklist',
              title: 'Privacy and safety',
              items: [
                'Purpose line under each form, notice linked',
                'Marketing consent apart, unticked, recorded',
                'Operators listed, agreements dated',
                'Information officer registered and named',
                'Counters load only after a yes, or know nobody',
                'HTTPS, two-step sign-in, back-up restored once',
                'SPF, DKIM and DMARC set for your mail',
                'Domain and accounts are in the firm’s own name',
              ],
            },
          ],
        ],
      },
      {
        kind: 'grid',
        columns: ['What failed', 'Who mends it', 'By when'],
        rows: 3,
      },
    ],
  },
  {
    kind: 'text',
    id: 'glossary',
    label: 'Words, explained',
    title: 'Words that people will use on you, explained.',
    shape: 'wide',
    blocks: [
      {
        kind: 'terms',
        terms: [
          {
            term: 'Above the fold',
            meaning: 'The first screen: what a visitor sees before scrolling.',
            page: 'home-page',
          },
          {
            term: 'Alt text',
            meaning: 'Words that stand for a picture when it cannot be seen.',
            page: 'search-result',
          },
          {
            term: 'AVIF, WebP',
            meaning: 'Picture formats, much lighter than JPEG at like quality.',
            page: 'weak-signal',
          },
          {
            term: 'Call to action',
            meaning: 'The button that names the next step. Here: first step.',
            page: 'first-step',
          },
          { term: 'CLS', meaning: 'How much a page jumps while loading. Good: 0.1 or less.', page: 'speed-budget' },
          {
            term: 'CMS',
            meaning: 'The program in which you edit texts and pictures yourself.',
            page: 'plan-first-half',
          },
          {
            term: 'Consent',
            meaning: 'A voluntary, specific and informed yes. It can be withdrawn.',
            page: 'eight-conditions',
          },
          { term: 'Conversion', meaning: 'A visitor takes the step you hoped for.', page: 'how-to-use' },
          {
            term: 'Cookie',
            meaning: 'A small note that a website stores in the visitor’s browser.',
            page: 'eight-conditions',
          },
          { term: 'CRM', meaning: 'The list of enquiries and clients, with owner and status.', page: 'form-fields' },
          {
            term: 'Data subject',
            meaning: 'The person or company that information is about.',
            page: 'eight-conditions',
          },
          {
            term: 'Direct marketing',
            meaning: 'Approaching somebody to promote goods or services.',
            page: 'direct-marketing',
          },
          { term: 'DKIM, DMARC, SPF', meaning: 'Records that prove your mail comes from you.', page: 'form-fields' },
          { term: 'Doorway page', meaning: 'A copied page made for search engines alone. Avoid.', page: 'local-pages' },
          {
            term: 'Fidelity Fund certificate',
            meaning: 'What a property practitioner must hold, issued by the PPRA.',
            page: 'example-property',
          },
          { term: 'FSP number', meaning: 'A financial services provider’s licence number.', page: 'example-finance' },
          {
            term: 'Information officer',
            meaning: 'Whoever answers for POPIA in your firm. By default, its head.',
            page: 'direct-marketing',
          },
          { term: 'INP', meaning: 'How long a tap waits for an answer. Good: 200 ms or less.', page: 'speed-budget' },
          {
            term: 'Landing page',
            meaning: 'The page on which a visitor arrives, often not the home page.',
            page: 'service-page',
          },
          { term: 'LCP', meaning: 'When the main content is visible. Good: within 2.5 seconds.', page: 'speed-budget' },
          { term: 'Lighthouse', meaning: 'A free test of speed and access, built into Chrome.', page: 'speed-budget' },
          {
            term: 'Meta description',
            meaning: 'The two lines under your title in search results.',
            page: 'search-result',
          },
          {
            term: 'Operator',
            meaning: 'A company that handles information for you by contract.',
            page: 'direct-marketing',
          },
          {
            term: 'PAIA manual',
            meaning: 'A document on your records and how to ask for them.',
            page: 'direct-marketing',
          },
          { term: 'POPIA', meaning: 'The Protection of Personal Information Act, 4 of 2013.', page: 'privacy' },
          { term: 'Redirect', meaning: 'Sends visitors from an old address to the new one.', page: 'search-result' },
          {
            term: 'Responsible party',
            meaning: 'Whoever decides why and how information is used: you.',
            page: 'eight-conditions',
          },
          {
            term: 'Search Console',
            meaning: 'Google’s free report on how you appear in search.',
            page: 'search-result',
          },
          { term: 'Sitemap', meaning: 'A list of your pages, written for search engines.', page: 'search-result' },
          {
            term: 'Structured data',
            meaning: 'Facts in the code that machines can read without guessing.',
            page: 'search-result',
          },
          {
            term: 'UTM',
            meaning: 'An addition to a link that tells you where a visit came from.',
            page: 'monthly-report',
          },
          { term: 'WCAG', meaning: 'The international guidelines for accessible websites.', page: 'home-page' },
        ],
      },
    ],
  },
  {
    kind: 'closing',
    id: 'closing',
    title: 'You could do all of this yourself. Or you could call us on day 30.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'We are a small studio in Kempton Park that designs, writes and codes websites for firms like the ones in this guide. If you have filled in the worksheets, bring them. They are the best briefing we could wish for.',
      },
      {
        kind: 'paragraph',
        text: 'Send us your web address and the number of suitable enquiries you would like each month. We look at your site on a phone, as a stranger would, and answer with ten points, the dearest first. There is no charge, and the list is yours whether we work together or not.',
      },
    ],
    reach: [
      { label: 'Write', of: 'email' },
      { label: 'Call or WhatsApp', of: 'phone' },
      { label: 'Read', of: 'domain' },
      { label: 'Visit, by appointment', of: 'address' },
    ],
  },
];
