// Chapter 11: counting what matters.
import type { GuidePage } from './guide-page.ts';

export const measuring: GuidePage[] = [
  {
    kind: 'opener',
    id: 'measuring',
    chapter: 11,
    label: 'Measuring',
    title: 'Count enquiries and clients. Glance at the rest.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Statistics tools offer hundreds of figures, and nearly all of them are about the website. You want to know about the business. Five numbers once a month are enough: visits, enquiries, suitable enquiries, clients, and their value. Whoever answers the telephone knows three of them.',
      },
      {
        kind: 'paragraph',
        text: 'Small firms have small numbers, and small numbers jump. Nine enquiries in March and thirteen in April may mean nothing at all. So compare quarters, change one thing at a time, and write down why you changed it.',
      },
    ],
    outcomes: [
      'A page that shows the month on one sheet',
      'The habit of asking where people found you',
      'A diary of changes that explains the figures',
    ],
  },
  {
    kind: 'text',
    id: 'monthly-report',
    chapter: 11,
    label: 'Measuring',
    title: 'The month on one sheet of paper.',
    shape: 'side',
    blocks: [
      {
        kind: 'figure',
        name: 'monthly-report',
        caption:
          'An invented half-year, with sources for its second quarter. In May enquiries fell and suitable ones rose, after the fee range went online. The note explains what no graph can.',
        description:
          'A one-page report: bars of enquiries for six months with the suitable part shaded, a table of sources with enquiries and clients, and three handwritten notes of what changed.',
      },
      {
        kind: 'heading',
        text: 'What to count, and how',
      },
      {
        kind: 'table',
        columns: ['Figure', 'Where it comes from', 'Trap'],
        widths: [22, 42, 36],
        rows: [
          ['Visits', 'Statistics without personal data, or after consent', 'Robots, your own staff'],
          ['Enquiries', 'One list for forms, calls, WhatsApp, visits', 'Counting each message twice'],
          ['Suitable', 'Marked by whoever replied, the same day', 'Deciding it at year-end'],
          ['Clients', 'First invoice or signed mandate', 'Counting promises'],
          ['Source', 'The question “How did you find us?”', 'Trusting software alone'],
        ],
      },
      {
        kind: 'heading',
        text: 'How much is chance?',
      },
      {
        kind: 'paragraph',
        text: 'A rule of thumb: with n enquiries, expect the count to wander by about the square root of n from month to month, with no cause at all. With 16 a month that is 4 either way, so 12 and 20 are both ordinary. A quarter has 48, which wanders by about 7, or one in seven. That is why this guide tells you to wait ninety days before you judge a change.',
      },
      {
        kind: 'sum',
        title: 'What an enquiry costs, per source (illustration)',
        lines: [
          { label: 'Advertisements: R6,000 ÷ 8 enquiries', value: 'R750' },
          { label: 'Of these, 1 client: cost of the client', value: 'R6,000' },
          { label: 'Search: two days of writing, R7,200 ÷ 12', value: 'R600' },
          { label: 'Of these, 4 clients: cost of a client', value: 'R1,800', total: true },
        ],
      },
    ],
    pull: 'Five numbers, once a month, on paper.',
    notes: [
      {
        title: 'Calls count',
        text: 'Telephone enquiries leave no trace on the website, and in most firms there are many. A pad beside the phone with date, name, source and suitable yes or no solves it.',
      },
      {
        title: 'Mark your links',
        text: 'Add ?utm_source=newsletter to links in mails and advertisements, and the visit is credited to the right place. Use small letters, and the same words each time.',
      },
      {
        title: 'One change at a time',
        text: 'If you shorten the form and rewrite the headline in the same week, you will learn that something worked, and not which.',
      },
    ],
  },
];
