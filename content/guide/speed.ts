// Chapter 8: speed on prepaid data.
import type { GuidePage } from './guide-page.ts';

export const speed: GuidePage[] = [
  {
    kind: 'opener',
    id: 'speed',
    chapter: 8,
    label: 'Speed',
    title: 'Build for a prepaid phone with two bars of signal.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Your office has fibre. Your next client may be in a queue at Home Affairs, in a valley outside Polokwane, or at home in the dark with the router off. The same page that opens in a second on your desk can take fifteen there, and they pay for every megabyte of it.',
      },
      {
        kind: 'paragraph',
        text: 'Wealthy clients are no exception. They read you between meetings, in lifts and on game farms. A slow page tells them how you treat other people’s time. Of everything in this guide, speed is the easiest to measure and the easiest to demand in a contract.',
      },
    ],
    outcomes: [
      'Three measured numbers for your own site',
      'A weight limit for every page',
      'A list of what to throw out first',
    ],
  },
  {
    kind: 'text',
    id: 'speed-budget',
    chapter: 8,
    label: 'Speed',
    title: 'Three thresholds, one budget.',
    shape: 'side',
    blocks: [
      {
        kind: 'table',
        columns: ['Measure', 'In plain words', 'Good', 'Poor'],
        widths: [30, 40, 15, 15],
        rows: [
          ['LCP, largest contentful paint', 'How long until the main thing is visible', '2.5 s', 'over 4 s'],
          ['INP, interaction to next paint', 'How long a tap waits for an answer', '200 ms', 'over 500 ms'],
          ['CLS, cumulative layout shift', 'How much the page jumps while it loads', '0.1', 'over 0.25'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'These are Google’s published Core Web Vitals. They are judged at the 75th percentile: three of four visits must be at least this good. Your own fast phone proves nothing.',
      },
      {
        kind: 'figure',
        name: 'speed-budget',
        caption:
          'Seconds of pure transfer at 1.6 megabits per second, the speed that common test tools use for a slow mobile line. Delays and processing come on top.',
        description:
          'Horizontal bars. Typical heavy page of 4,000 kilobytes takes 20 seconds; a page of 1,500 takes 7.5; a budget page of 500 takes 2.5. The budget is divided into images 250, script 100, fonts 60, style and text 60, reserve 30.',
      },
      {
        kind: 'heading',
        text: 'Three questions for whoever looks after your site',
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'What does our home page weigh on a phone, in kilobytes, on a first visit?',
          'Which three files are the heaviest, and who needs them?',
          'What is our LCP for real visitors, at the 75th percentile, this month?',
        ],
      },
      {
        kind: 'sum',
        title: 'The sum, so that you can repeat it',
        lines: [
          { label: 'A page of 4,000 kB, in megabits (4 × 8)', value: '32 Mb' },
          { label: 'Divided by 1.6 megabits per second', value: '20 s' },
          { label: 'The same page in data, if 1 GB costs R85', value: '34 c' },
          { label: 'A page of 500 kB: time and data', value: '2.5 s, 4 c', total: true },
        ],
      },
      {
        kind: 'paragraph',
        text: 'The price of data is an illustration. Thirty-four cents is nothing to you, and a reason to leave for somebody with R12 of airtime until Friday.',
      },
    ],
    pull: 'Slow is the only fault that every visitor notices.',
    notes: [
      {
        title: 'How to measure',
        text: 'Open pagespeed.web.dev, type your address, read the part for mobile. Above: real visitors, if you have enough of them. Below: a test in a laboratory. Believe the first, use the second to find causes.',
      },
      {
        title: 'Put it in the contract',
        text: '“On launch, home page and service pages load at most 500 kB on a phone, and reach LCP of 2.5 s, CLS of 0.1 in a Lighthouse mobile test, median of five runs.” Anyone good will sign it.',
      },
      {
        title: 'First byte',
        text: 'If the server itself needs more than 0.8 seconds to begin, no design can save you. Ask for caching, or for a host with machines in Johannesburg or Cape Town.',
      },
    ],
  },
  {
    kind: 'text',
    id: 'weak-signal',
    chapter: 8,
    label: 'Speed',
    title: 'When the power is off, the page must still arrive.',
    shape: 'wide',
    blocks: [
      {
        kind: 'figure',
        name: 'weak-signal',
        caption:
          'What a visitor on a weak line sees after 1, 3, 6 and 10 seconds. On the left the text comes first. On the right the page waits for its scripts and shows nothing.',
        description:
          'Two groups of four small phones. In the left group text appears at one second, the button at three, pictures from six. In the right group the screen stays blank until ten seconds.',
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [
            { kind: 'heading', text: 'Built for the bad hour' },
            {
              kind: 'paragraph',
              text: 'In load shedding whole suburbs move from fibre to mobile at the same minute. Masts run on batteries, some go silent, and the rest are crowded. Even in a quiet season there is cable theft, a storm, a dead spot on the N3. A good page is built for that moment.',
            },
            {
              kind: 'list',
              items: [
                '**Text first.** The words arrive with the page itself and do not wait for a script.',
                '**Telephone and WhatsApp are plain links.** They work when nothing else has loaded.',
                '**The form survives.** If sending fails, the text stays, and the visitor is told.',
                '**No film by itself.** A poster picture, and a play button for those on wi-fi.',
                '**Statistics come last.** No counter, chat bubble or map may delay the words.',
              ],
            },
          ],
          [
            { kind: 'heading', text: 'Lose weight from the top' },
            {
              kind: 'paragraph',
              text: 'The list runs from heaviest to lightest. The savings are rough orders of size, not a promise. Stop as soon as the page meets its budget.',
            },
            {
              kind: 'table',
              columns: ['Throw out in this order', 'Usual saving'],
              widths: [68, 32],
              rows: [
                ['Film behind the headline', '3–15 MB'],
                ['Photographs straight from the camera', '2–10 MB'],
                ['Slider with five slides', '1–3 MB'],
                ['Embedded map, replaced by a picture that links', '0.5–1.5 MB'],
                ['Chat widget, replaced by a WhatsApp link', '0.3–1 MB'],
                ['Fonts: four families down to two files', '0.1–0.4 MB'],
                ['Plug-ins that nobody remembers', 'varies'],
              ],
            },
          ],
        ],
      },
    ],
    notes: [
      {
        title: 'Pictures',
        text: 'AVIF or WebP instead of JPEG or PNG. Several widths, for instance 480, 960 and 1,440 pixels, and the phone picks. Width and height in the code, so that nothing jumps. Below the first screen: loading only when near.',
      },
      {
        title: 'Fonts',
        text: 'WOFF2, two files, only the letters you use, stored on your own server. A matching fallback shows the text at once.',
      },
      {
        title: 'The dark-room test',
        text: 'Wi-fi off, phone in a cupboard or a basement, page opened fresh. Can you read the headline and call within ten seconds? Repeat after every change.',
      },
    ],
  },
];
