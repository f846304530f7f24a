// Chapter 5: evidence that a careful person accepts.
import type { GuidePage } from './guide-page.ts';

export const proof: GuidePage[] = [
  {
    kind: 'opener',
    id: 'proof',
    chapter: 5,
    label: 'Proof',
    title: 'Show what can be checked. Leave praise to others.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Everybody’s website says that everybody is excellent. The reader has learnt to skip it. What they do not skip is evidence: a registration number they can look up, a face with a full name, a figure with a date, a client who says something only a client would say.',
      },
      {
        kind: 'paragraph',
        text: 'Proof has a strength and a place. A weak proof next to the button helps more than a strong one on a page that nobody opens. So collect first, then rank, then put the best where doubt arises.',
      },
    ],
    outcomes: [
      'An inventory of the proof you already own',
      'Two case studies in 250 words each',
      'A message that brings in honest testimonials',
    ],
  },
  {
    kind: 'text',
    id: 'case-study',
    chapter: 5,
    label: 'Proof',
    title: 'Strong proof is specific, dated and easy to verify.',
    shape: 'side',
    blocks: [
      {
        kind: 'table',
        columns: ['Strength', 'Kind of proof', 'What makes it hold'],
        widths: [14, 34, 52],
        rows: [
          ['Strong', 'Registration you can look up', 'Number in text, name of the register, a link to it'],
          ['Strong', 'Result with a figure and a date', 'Start, end, period, and what else played a part'],
          ['Strong', 'Client on record', 'Full name, role, place, and a sentence with a detail'],
          ['Medium', 'Your own numbers', 'Counted, not rounded up: “213 transfers in 2025”'],
          ['Medium', 'Published work', 'Journal, date, link. Talks with the name of the event'],
          ['Weak', 'Awards', 'Only with year, category and who judges'],
          ['Weak', 'Logos of clients', 'Only with permission and one line on what you did'],
          ['None', 'Anonymous praise', '“Great service, J.” is worth less than silence'],
        ],
      },
      {
        kind: 'heading',
        text: 'The case study in five paragraphs',
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          '**The client** (30 words). Sector, size, place. A name if you have consent in writing.',
          '**The problem** (60). In their words, with the figure that hurt.',
          '**What you did** (80). Three actions in order. Admit the one that failed.',
          '**What changed** (50). The same figure, later. Period and source.',
          '**What they say** (30). One sentence that you could not have written.',
        ],
      },
      {
        kind: 'message',
        title: 'The middle of one, as an illustration (client and figures invented)',
        lines: [
          'In March the average invoice was paid after 71 days. We wrote three reminder letters, moved the first call from day 60 to day 10, and put a debit order form into the welcome pack. The letters changed nothing. The early call did: by September it was 38 days.',
        ],
      },
      {
        kind: 'figure',
        name: 'proof-places',
        caption: 'Put each proof where its doubt arises. Four doubts, four places.',
        description:
          'A line from left to right with four doubts and the proof that belongs there: Is this real, registration in the footer; Can they do it, case on the service page; Who are they, faces before the form; Is it safe to write, reply time and privacy line at the button.',
      },
    ],
    notes: [
      {
        title: 'Attorneys',
        text: 'The Legal Practice Council’s code asks for a client’s prior written consent before you name them in publicity, and forbids claims that you are better than other attorneys. Read its part on publicity before you publish cases.',
      },
      {
        title: 'Advisers',
        text: 'Under the FAIS General Code, performance figures, awards and rankings need their source and date, and past performance needs its warning. Let your compliance officer approve each one.',
      },
      {
        title: 'Reviews',
        text: 'Ask all clients alike, not only the happy ones, and never pay. Google’s rules forbid both tricks. Answer a bad review once, briefly, without any detail of the matter.',
      },
    ],
  },
  {
    kind: 'worksheet',
    id: 'worksheet-proof',
    chapter: 5,
    label: 'Worksheet',
    title: 'Take stock of your proof, then ask for more.',
    shape: 'wide',
    blocks: [
      {
        kind: 'grid',
        columns: ['Proof', 'We have', 'Where is it now?', 'Where should it be?', 'Consent?'],
        rows: 8,
        firstColumn: [
          'Registration or licence',
          'Result with figures, 1',
          'Result with figures, 2',
          'Client on record, 1',
          'Client on record, 2',
          'Portraits of everyone who replies',
          'Published article or talk',
          'Numbers that we count ourselves',
        ],
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [
            {
              kind: 'message',
              title: 'Ask within a week of good news',
              lines: [
                'Dear Mrs Pillay, the transfer went through on Tuesday, and I was glad to hear that the keys fit. May I ask a favour?',
                'We would like to tell others, on our website, how this went. Could you answer two questions in a line or two: What worried you before you called us? What would you tell a friend in the same position?',
                'I will send you the text before it appears. Your name is used only if you say yes in writing, and you may withdraw that at any time.',
              ],
            },
          ],
          [
            {
              kind: 'lines',
              label: 'Five clients to whom I will send this on Friday',
              count: 5,
            },
            {
              kind: 'lines',
              label: 'The doubt I hear most on first calls, and what would settle it',
              count: 3,
            },
          ],
        ],
      },
    ],
    notes: [
      {
        title: 'Why two questions',
        text: '“What worried you” brings the detail that strangers recognise. “What would you tell a friend” brings a sentence in a human voice.',
      },
      {
        title: 'Keep the consent',
        text: 'File the reply with the date and the exact text they approved. Under POPIA a person can withdraw consent, so note where the text was used.',
      },
      {
        title: 'When they refuse',
        text: 'Thank them, and ask whether sector, city and year may be mentioned without a name. Most say yes, and it is nearly as strong.',
      },
    ],
  },
];
