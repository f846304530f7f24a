// Chapter 3: which pages a site needs, and what the home page does.
import type { GuidePage } from './guide-page.ts';

export const pages: GuidePage[] = [
  {
    kind: 'opener',
    id: 'pages',
    chapter: 3,
    label: 'The pages',
    title: 'Build one page for each question, and no page without one.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Visitors do not browse. They arrive with a question, often from search, often on an inner page, and leave when it is answered or when they give up. So a site is planned from questions: Do you handle this? Have you done it before? Who would I deal with? What does it cost? What happens if I write to you?',
      },
      {
        kind: 'paragraph',
        text: 'Every page gets one question and one next step. If two pages answer the same question, merge them. If a page answers none, it is there for you, and you may delete it with a light heart.',
      },
    ],
    outcomes: [
      'A site map of nine to fifteen pages, each with its question',
      'A home page drawn in the right order',
      'A list of pages to merge or remove',
    ],
  },
  {
    kind: 'text',
    id: 'page-map',
    chapter: 3,
    label: 'The pages',
    title: 'The nine pages a professional firm cannot do without.',
    shape: 'wide',
    blocks: [
      {
        kind: 'figure',
        name: 'site-map',
        caption:
          'A small firm’s whole site. Gold pages receive visitors from search. The thick path is the one most new clients walk: a service page, a person, the enquiry form.',
        description:
          'A site map. Home on top; below it services with three service pages, work or results, people, fees, about; the enquiry page at the foot, with privacy notice beside it.',
      },
      {
        kind: 'table',
        columns: ['Page', 'The question it answers', 'What must be on it', 'Words'],
        widths: [15, 27, 48, 10],
        rows: [
          ['Home', 'Am I in the right place?', 'Position, first step, proof, routes to services', '350–600'],
          ['Services', 'Do you do what I need?', 'One line and a link per service, in the client’s words', '150–300'],
          [
            'Each service',
            'How does this go, for someone like me?',
            'Steps, time, cost, who does it, questions, first step',
            '600–1,000',
          ],
          [
            'Results',
            'Have you done it before?',
            'Three to eight cases with figures, dates and consent',
            '250–400 each',
          ],
          [
            'People',
            'Who will I deal with?',
            'Face, role, registration, direct line, one human sentence',
            '120–200 each',
          ],
          ['Fees', 'Can I afford this?', 'Basis of charging, ranges, what is extra, payment terms', '300–500'],
          ['About', 'Can I trust the firm?', 'Origin, size, ownership, place, how you work', '250–400'],
          ['Enquiry', 'What happens if I write?', 'Form, number, WhatsApp, address, hours, reply time', '80–150'],
          [
            'Privacy',
            'What do you do with my details?',
            'Purpose, period, recipients, rights. See [[enquiry-data]]',
            '500–900',
          ],
        ],
      },
    ],
    notes: [
      {
        title: 'Word counts are guides',
        text: 'They are our working ranges, not a rule of any search engine. Write until the question is answered, then stop.',
      },
      {
        title: 'Leave out the blog',
        text: 'An empty news page with one post from 2021 does harm. Four good answers that never age beat a calendar of greetings.',
      },
      {
        title: 'Five items in the menu',
        text: 'Services, Results, People, Fees and the first step as a button. The rest belongs in the footer, where people look for it.',
      },
    ],
  },
  {
    kind: 'text',
    id: 'home-page',
    chapter: 3,
    label: 'The pages',
    title: 'A home page, from the top down.',
    lead: 'Eight parts, in the order in which a stranger’s doubts arise.',
    shape: 'wide',
    blocks: [
      {
        kind: 'columns',
        widths: [55, 45],
        parts: [
          [
            {
              kind: 'figure',
              name: 'home-page',
              caption: 'Phone first: the same order in one column. On a wide screen, only widths change.',
              description:
                'A wireframe of a home page with eight numbered parts: header, headline and first step, proof line, services, a case, people, questions, closing offer and footer.',
            },
          ],
          [
            {
              kind: 'list',
              numbered: true,
              items: [
                '**Header.** Name, four links, and a telephone number that dials. Keep it under 64 pixels high on a phone.',
                '**Headline and first step.** Your twelve words, two lines of support, one button, the reply time. This must fit on a phone without scrolling.',
                '**Proof line.** Three facts that can be checked: years, registration, a number of cases. No row of logos that nobody knows.',
                '**Services.** Three to six, named after the problem. “Retrenched?” beats “Labour law”. Each links to its page.',
                '**One case.** The problem, what you did, what changed. Ninety words and a link.',
                '**People.** Real faces, photographed in the same light. Whoever answers the enquiry stands first.',
                '**Questions.** The four you hear on every first call. Answer in two sentences each.',
                '**Closing offer and footer.** The first step again, then address, hours, registration numbers, privacy notice.',
              ],
            },
            {
              kind: 'paragraph',
              text: 'What is missing is missing on purpose: no slider, since few wait for the second slide. No film that starts by itself. No welcome. No mission statement before the visitor knows what you do.',
            },
          ],
        ],
      },
    ],
    notes: [
      {
        title: 'The first screen, in characters',
        text: 'Headline up to 60. Support up to 180. Button up to 28. If yours is longer, the design is not the problem.',
      },
      {
        title: 'Contrast and size',
        text: 'Body text at 16 pixels or more, contrast at least 4.5 to 1. Large headings need 3 to 1. Links look like links without the colour.',
      },
      {
        title: 'Thumb room',
        text: 'Make buttons at least 44 pixels high. The formal minimum in WCAG 2.2 is 24, which is small for a taxi on the N1.',
      },
    ],
  },
];
