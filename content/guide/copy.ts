// Chapter 4: words that sell without shouting.
import type { GuidePage } from './guide-page.ts';

export const copy: GuidePage[] = [
  {
    kind: 'opener',
    id: 'copy',
    chapter: 4,
    label: 'The words',
    title: 'Write as you speak to a good client across a table.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Nobody says “we leverage synergies” to a person in a chair. They say “we will write to the bank on Thursday and send you a copy”. The second sentence sells better, because the reader can see it happen. Good copy is mostly that: things that can be seen, in the order in which they occur.',
      },
      {
        kind: 'paragraph',
        text: 'You do not need talent for it. You need a recording of yourself explaining your work to a client, and the courage to leave the sentences as they are.',
      },
    ],
    outcomes: [
      'A list of words your site will not use again',
      'Headlines that state something',
      'One service page written to a plan',
    ],
  },
  {
    kind: 'text',
    id: 'rewriting',
    chapter: 4,
    label: 'The words',
    title: 'Eight repairs that work on any sentence.',
    shape: 'wide',
    blocks: [
      {
        kind: 'pairs',
        before: 'As found',
        after: 'As mended',
        rows: [
          {
            before: 'We offer comprehensive, tailored solutions.',
            after: 'We draft the contract, negotiate it and attend the signing.',
            why: 'Name the act. “Solutions” hides a verb.',
          },
          {
            before: 'With over 60 years of combined experience …',
            after: 'Thandi Mokoena has run business rescues since 2009.',
            why: 'One person’s years can be believed. A sum cannot.',
          },
          {
            before: 'We pride ourselves on our responsiveness.',
            after: 'We answer by noon the next working day. In most weeks, the same afternoon.',
            why: 'Replace pride with a promise you keep.',
          },
          {
            before: 'It is recommended that documents be brought along.',
            after: 'Bring your ID, the letter and your last three payslips.',
            why: 'Say who does what. Say “you”.',
          },
          {
            before: 'Luxurious, timeless pieces of unrivalled quality.',
            after: 'Each clasp is filed by hand and takes a morning.',
            why: 'Detail persuades. Superlatives sound like a discount.',
          },
          {
            before: 'Your trusted partner in wealth creation.',
            after: 'We plan your income in rand per month, and review it with you every March.',
            why: 'Trust is the reader’s conclusion, not your claim.',
          },
          {
            before: 'Do not hesitate to contact us should you have any queries.',
            after: 'Questions? WhatsApp Lerato. She answers until six.',
            why: 'A name and an hour invite more than politeness.',
          },
          {
            before: 'A wide range of clients across various sectors.',
            after: 'Most of our clients are dentists, GPs and pharmacists.',
            why: 'Range is your pride. The reader looks for one: theirs.',
          },
        ],
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [
            { kind: 'heading', text: 'Headlines are sentences' },
            {
              kind: 'paragraph',
              text: '“Our services” is a label. “We handle the six disputes that landlords meet most” is a headline, and someone who reads only headlines now knows your business. Read the headlines of your page in order. If they make no sense without the text, rewrite them until they do.',
            },
          ],
          [
            { kind: 'heading', text: 'Measures that keep you honest' },
            {
              kind: 'list',
              items: [
                'Sentences: 14 words on average, none above 28.',
                'Paragraphs: three sentences, four at most.',
                '“You” more often than “we”. Count them.',
                'One idea a heading, one verb a button.',
                'No word that you would not say on the phone.',
              ],
            },
          ],
        ],
      },
    ],
    notes: [
      {
        title: 'Words to retire',
        text: 'Bespoke, holistic, leverage, passionate, seamless, solutions, synergy, world-class, one-stop, cutting-edge, journey, unlock.',
      },
      {
        title: 'Write for a second language',
        text: 'Many of your readers think in isiZulu, Sesotho or Afrikaans and read you in English. Short words serve them, and nobody ever complained that a page was too clear.',
      },
      {
        title: 'Let a machine draft, never decide',
        text: 'A text generator gives you the average of what everybody says. Use it to shorten or to check. The facts and the order must come from you.',
      },
    ],
  },
  {
    kind: 'text',
    id: 'service-page',
    chapter: 4,
    label: 'The words',
    title: 'Write a service page in nine parts, about 800 words.',
    shape: 'side',
    blocks: [
      {
        kind: 'paragraph',
        text: 'This page does most of the selling. It is where search sends people, and where they decide. Write one properly and copy its plan, never its sentences, for the others.',
      },
      {
        kind: 'figure',
        name: 'service-page',
        caption: 'The nine parts and their share of the page. The first step appears twice, worded the same.',
        description:
          'A bar divided into nine parts with word counts: headline 12, situation 90, what happens 200, time 60, cost 110, person 70, case 110, questions 130, first step 30.',
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          '**Headline.** The problem in the client’s words. “You have been retrenched. Was it fair?”',
          '**Situation.** What they are going through, so that they feel recognised. No drama.',
          '**What happens.** Your work in four to six steps, each with a verb and a document.',
          '**Time.** The usual duration, and what makes it longer. Be frank about courts and deeds offices.',
          '**Cost.** One of the four handholds from [[first-step]], with VAT and disbursements mentioned.',
          '**Person.** Who does it, with face, registration and a direct number.',
          '**Case.** One finished matter, told with consent or made anonymous.',
          '**Questions.** Four real ones, including the awkward: “What if I lose?”',
          '**First step.** The same button as on the home page, and the reply time.',
        ],
      },
      {
        kind: 'message',
        title: 'Part two, written out (an invented page on retrenchment)',
        lines: [
          'The meeting took ten minutes. You were handed a letter, asked to return the laptop, and told that it was operational. You signed, because everyone was waiting. Now you wonder whether they may do that, and whether it is too late to ask.',
        ],
      },
      {
        kind: 'action',
        title: 'This week',
        text: 'Record yourself on your phone while you answer these nine points aloud, as if to a client. Have it typed out. Cut a third. You now have a draft that sounds like your firm.',
      },
    ],
    notes: [
      {
        title: 'Order is an argument',
        text: 'Cost comes after the steps, because a price without the work behind it only looks high. It comes before the person, because nobody admires a face while worrying about money.',
      },
      {
        title: 'The link text rule',
        text: 'Never “click here”. A link names its destination: “How we charge for evictions”. It helps people who use screen readers, and search engines too.',
      },
      {
        title: 'Dates build trust',
        text: 'Under legal or tax content, print who checked it and when: “Checked by S. Naidoo, attorney, 3 March.” Then put the next check in the diary.',
      },
    ],
  },
];
