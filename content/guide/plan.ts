// Chapter 12: thirty days, day by day.
import type { GuidePage } from './guide-page.ts';

export const plan: GuidePage[] = [
  {
    kind: 'opener',
    id: 'plan',
    chapter: 12,
    label: 'The 30-day plan',
    title: 'Thirty days, three quarters of an hour at a time.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Big website projects die of meetings. This plan is made of small finished things. Begin on a Monday, book the time before your first appointment, and do not skip ahead: each day uses what the day before left on the table.',
      },
      {
        kind: 'paragraph',
        text: 'You will need access to your website or someone who has it, your phone, and one colleague who tells you the truth. If a day fails, take up the next one and use the weekend. The order matters more than the dates.',
      },
      {
        kind: 'figure',
        name: 'calendar',
        caption: 'Four weeks and two days: find out, write, build trust, open the door, and judge.',
        description:
          'A calendar of thirty days in five rows from Monday to Sunday. Week one is listening, week two words, week three proof and forms, week four speed, search and privacy, the last two days review. Weekends are free.',
      },
    ],
    outcomes: ['A better site by day 12', 'A measured one by day 24', 'A decision about what to pay for by day 30'],
  },
  {
    kind: 'text',
    id: 'plan-first-half',
    chapter: 12,
    label: 'The 30-day plan',
    title: 'Days 1 to 14: listen, decide, write.',
    shape: 'wide',
    blocks: [
      {
        kind: 'days',
        title: 'Week 1. Find out',
        days: [
          { day: '1', task: 'Count last month’s enquiries by hand. Fill in [[worksheet-numbers]].', minutes: 40 },
          {
            day: '2',
            task: 'Open your site on a phone with wi-fi off. Film the screen. Note each moment of doubt.',
            minutes: 30,
          },
          {
            day: '3',
            task: 'Phone two recent clients. What worried you? What nearly stopped you? Write down exact words.',
            minutes: 50,
          },
          {
            day: '4',
            task: 'Read three competitors as a client would. List what all say. You will not say it.',
            minutes: 40,
          },
          { day: '5', task: 'Fill in [[worksheet-positioning]]. Two drafts, read aloud.', minutes: 45 },
          { day: '6–7', task: 'Rest. At the braai, try the twelve words on someone outside your trade.', minutes: 0 },
        ],
      },
      {
        kind: 'days',
        title: 'Week 2. Write',
        days: [
          {
            day: '8',
            task: 'Choose the first step: name, length, price, result, no obligation ([[first-step]]).',
            minutes: 40,
          },
          { day: '9', task: 'Rewrite the first screen of the home page. Put it online today.', minutes: 50 },
          {
            day: '10',
            task: 'List every page. Give each its question. Mark keep, merge, delete ([[page-map]]).',
            minutes: 40,
          },
          {
            day: '11',
            task: 'Record yourself on your best service: the nine points of [[service-page]].',
            minutes: 30,
          },
          { day: '12', task: 'Cut the typed recording by a third. Publish it as a service page.', minutes: 60 },
          { day: '13–14', task: 'Rest. Let your truthful colleague read the page on a phone.', minutes: 0 },
        ],
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [{ kind: 'lines', label: 'What the two clients said on day 3', count: 6 }],
          [{ kind: 'lines', label: 'What all competitors say, and we will not', count: 6 }],
        ],
      },
    ],
    notes: [
      {
        title: 'If you have no access',
        text: 'Send the finished texts to whoever has it, one mail for each page: address of the page, old text, new text. That is an hour of work for them, and cheap.',
      },
      {
        title: 'If partners must agree',
        text: 'Show them the sum from day 1 before the text from day 9. People who have agreed on the goal argue less about adjectives.',
      },
      {
        title: 'Publish unfinished',
        text: 'A better paragraph today is worth more than a perfect page in March. Nobody remembers last week’s version.',
      },
    ],
  },
  {
    kind: 'text',
    id: 'plan-second-half',
    chapter: 12,
    label: 'The 30-day plan',
    title: 'Days 15 to 30: prove, open, measure.',
    shape: 'wide',
    blocks: [
      {
        kind: 'days',
        title: 'Week 3. Build trust',
        days: [
          {
            day: '15',
            task: 'Write the sentence about money. Place it on the service page and under the button.',
            minutes: 40,
          },
          {
            day: '16',
            task: 'Take stock of proof ([[worksheet-proof]]). Move the best piece next to the button.',
            minutes: 45,
          },
          {
            day: '17',
            task: 'Send the request to five clients. Book a photographer, or a window with north light.',
            minutes: 30,
          },
          {
            day: '18',
            task: 'Rebuild the form: four to six fields, labels above, purpose line ([[form-anatomy]]).',
            minutes: 60,
          },
          {
            day: '19',
            task: 'Write thank-you page and automatic email. Test from two phones. Agree who replies.',
            minutes: 45,
          },
          {
            day: '20–21',
            task: 'Rest. Move WhatsApp to the business app while the rugby is on, if you must.',
            minutes: 0,
          },
        ],
      },
      {
        kind: 'days',
        title: 'Week 4. Open the door',
        days: [
          {
            day: '22',
            task: 'WhatsApp: link with prepared text, greeting, away message, four saved replies ([[whatsapp-flow]]).',
            minutes: 45,
          },
          { day: '23', task: 'Measure three pages. Remove the heaviest thing on each ([[weak-signal]]).', minutes: 50 },
          {
            day: '24',
            task: 'Write titles and descriptions for your five main pages. Set up Search Console.',
            minutes: 50,
          },
          { day: '25', task: 'Complete the map entry: category, hours, ten photographs, review link.', minutes: 40 },
          {
            day: '26',
            task: 'Privacy: notice, table of operators, information officer ([[enquiry-data]]).',
            minutes: 60,
          },
          { day: '27–28', task: 'Rest. Nothing needs you.', minutes: 0 },
        ],
      },
      {
        kind: 'days',
        title: 'Days 29 and 30. Judge',
        days: [
          {
            day: '29',
            task: 'Walk through [[launch-checklist]] with your colleague. Whatever fails gets a name and a date.',
            minutes: 60,
          },
          {
            day: '30',
            task: 'Start the monthly sheet ([[monthly-report]]). Decide what you will do yourselves and what you will buy.',
            minutes: 45,
          },
        ],
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [{ kind: 'lines', label: 'What surprised me', count: 3 }],
          [{ kind: 'lines', label: 'What I will pay somebody to do', count: 3 }],
        ],
      },
    ],
    notes: [
      {
        title: 'After day 30',
        text: 'One service page a month. One case study a quarter. The form tested on every first. The worksheet from day 1 again on day 90.',
      },
      {
        title: 'What not to do yet',
        text: 'Advertising. Paid visits to a page that leaks cost the same as to one that does not. Mend first, then buy.',
      },
    ],
  },
];
