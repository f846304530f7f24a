// Before the first chapter: cover, how to use the guide, contents, and the sum behind everything.
import type { GuidePage } from './guide-page.ts';

export const front: GuidePage[] = [
  {
    kind: 'cover',
    id: 'cover',
    title: 'How to Create a Website That Converts',
    subtitle:
      'A working guide for South African law firms, consultancies, financial advisers, estate agencies and luxury brands.',
    topics: ['12 chapters', '30 days of work, day by day', '5 worked examples', 'Worksheets to fill in by hand'],
  },
  {
    kind: 'text',
    id: 'how-to-use',
    label: 'How to use this guide',
    title: 'Read it with a pen, and change something this week.',
    lead: 'This guide has one measure of success: a stranger who should be your client finds your website, understands you, and gets in touch.',
    shape: 'side',
    blocks: [
      {
        kind: 'paragraph',
        text: 'It was written for owners, partners and principals. You need not know how websites are built. You need to know your clients, and you do. Where something technical matters, we give the number to ask for.',
      },
      {
        kind: 'heading',
        text: 'Three ways through it',
      },
      {
        kind: 'steps',
        items: [
          {
            title: 'You have one hour',
            text: 'Do the sum on [[worth]], rewrite the top of your home page with [[home-page]], and shorten your form with [[form-anatomy]].',
          },
          {
            title: 'You have thirty days',
            text: 'Follow the plan from [[plan]]. It asks for three quarters of an hour on working days, rests at weekends, and sends you back to the right page at the right time.',
          },
          {
            title: 'You are about to brief an agency',
            text: 'Fill in the worksheets on [[worksheet-numbers]], [[worksheet-positioning]] and [[worksheet-proof]] first. Hand them over with the checklist on [[launch-checklist]]. Any agency will quote better for it.',
          },
        ],
      },
      {
        kind: 'heading',
        text: 'What the numbers mean',
      },
      {
        kind: 'paragraph',
        text: 'We quote no studies, because most figures about websites come from firms that sell websites. Technical thresholds, such as 2.5 seconds or a contrast of 4.5 to 1, are published standards. Everything in rand is an illustration: the arithmetic is right, the amounts are made up, and you are meant to replace them with your own.',
      },
      {
        kind: 'paragraph',
        text: 'Every firm and person in this guide is invented too, in the worked examples as elsewhere. They show how a sentence changes. They never claim that somebody earned something.',
      },
      {
        kind: 'action',
        title: 'Before you turn the page',
        text: 'Open your own website on your own phone, with the wi-fi off. Read only what fits on the first screen. Write down, in one line, what a stranger would think you do. Keep the note: you will need it on [[worksheet-positioning]].',
      },
    ],
    notes: [
      {
        title: 'What to print',
        text: 'Most of this reads well on a screen. Print [[worksheet-numbers]], [[worksheet-positioning]], [[worksheet-proof]], [[plan-first-half]], [[plan-second-half]] and [[launch-checklist]] in black and white. They are made to be written on.',
      },
      {
        title: 'Not legal advice',
        text: 'Chapter 10 and the notes on professional rules describe the law in general terms so that you can ask good questions. Rules change. Have your attorney or compliance officer approve anything that binds you.',
      },
      {
        title: 'A word about “converts”',
        text: 'To convert means that a visitor takes the step you hoped for: a call, a form, a message, a visit to the showroom. It never means a trick.',
      },
    ],
  },
  {
    kind: 'contents',
    id: 'contents',
    title: 'Contents',
    lead: 'Each entry is a link. Worksheets and checklists are marked with a ruled square.',
  },
  {
    kind: 'text',
    id: 'worth',
    label: 'What one more enquiry is worth',
    title: 'Work out what one more enquiry a week is worth.',
    shape: 'wide',
    blocks: [
      {
        kind: 'figure',
        name: 'funnel',
        caption:
          'Two months with the same 800 visitors. The first row is an ordinary site. In the second, more people ask, more of them fit, and more of those are answered well. All amounts are illustrations.',
        description:
          'Two rows of bars. Row one: 800 visits, 12 enquiries, 8 suitable, 3 clients, R54,000. Row two: 800 visits, 16 enquiries, 12 suitable, 5 clients, R90,000.',
      },
      {
        kind: 'columns',
        widths: [11, 10],
        parts: [
          [
            {
              kind: 'paragraph',
              text: 'Owners usually ask for more visitors. Visitors are the dearest thing to buy and the slowest thing to earn. Look first at the ones you have. Between a visit and a signed client there are three joints, and each of them leaks.',
            },
            {
              kind: 'list',
              items: [
                '**Visit to enquiry.** Mended by clear pages, fast loading and a short form. Chapters 1 to 8.',
                '**Enquiry to suitable enquiry.** Mended by saying for whom you work and what it costs. Chapters 1, 2 and 4.',
                '**Suitable enquiry to client.** Mended by proof, and by the speed and tone of your reply. Chapters 5 to 7.',
              ],
            },
            {
              kind: 'paragraph',
              text: 'A small gain at each joint multiplies. In the drawing nothing doubles, and yet the month is worth two thirds more. That is why this guide spends eight chapters on what happens after somebody arrives, and one on being found.',
            },
          ],
          [
            {
              kind: 'sum',
              title: 'One more enquiry a week, as an illustration',
              lines: [
                { label: 'One more enquiry each week, in a year', value: '52' },
                { label: 'One in four becomes a client', value: '13' },
                { label: 'First-year value of a client', value: 'R18,000' },
                { label: 'Worth in a year (13 × R18,000)', value: 'R234,000', total: true },
                { label: 'Set against a website of', value: 'R45,000' },
                { label: 'Clients needed to pay for it', value: '3' },
                { label: 'Weeks until it has paid (3 × 4)', value: '12', total: true },
              ],
            },
            { kind: 'quote', text: 'Mend the pipe before you pay for more water.' },
          ],
        ],
      },
    ],
    notes: [
      {
        title: 'Use first-year value',
        text: 'A client who stays for ten years is worth more than the first invoice. Leave that out. A sum that works with the cautious number needs no defending in front of a partner.',
      },
      {
        title: 'Use gross profit if you sell goods',
        text: 'A jeweller should not count the full price of a ring. Count what remains after gold, stone and workshop. Service firms may count the fee.',
      },
      {
        title: 'Where estimates are fine',
        text: 'If you do not know how many people enquire, count the last thirty days by hand: inbox, call log, WhatsApp. Twenty minutes gives a better number than any report.',
      },
    ],
  },
  {
    kind: 'worksheet',
    id: 'worksheet-numbers',
    label: 'Worksheet',
    title: 'Your own numbers, in ten minutes.',
    lead: 'Fill in what you know, estimate the rest, and mark estimates with a small e. Do it again in ninety days.',
    shape: 'wide',
    blocks: [
      {
        kind: 'grid',
        columns: ['', 'What it is', 'How to find it', 'Your number'],
        rows: 8,
        firstColumn: [
          'A|Enquiries last month|Forms, calls, WhatsApp and walk-ins, counted by hand',
          'B|Of these, suitable|The kind of client, matter or budget you want',
          'C|Of these, became clients|Count them by name',
          'D|First-year value of one client|Last ten invoices to new clients, added, divided by ten',
          'E|Clients per enquiry|C divided by A',
          'F|Worth of one enquiry|E times D',
          'G|One more a week, in a year|F times 52',
          'H|Visits last month|Your statistics. Leave blank if there are none',
        ],
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [
            {
              kind: 'lines',
              label: 'Where did the last five good clients first hear of us?',
              hint: 'Ask them. “How did you come across us?” is a normal question.',
              count: 5,
            },
          ],
          [
            {
              kind: 'lines',
              label: 'Which joint to mend first: visit, suitable, or client?',
              hint: 'A against H, B against A, C against B. Begin with the share that you could most easily raise by half.',
              count: 5,
            },
          ],
        ],
      },
      {
        kind: 'lines',
        label: 'In ninety days I want this many suitable enquiries a month, and I will know because:',
        count: 3,
      },
    ],
  },
];
