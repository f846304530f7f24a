// Chapter 2: the first step that is worth taking.
import type { GuidePage } from './guide-page.ts';

export const offer: GuidePage[] = [
  {
    kind: 'opener',
    id: 'offer',
    chapter: 2,
    label: 'The offer',
    title: 'Offer a first step that a careful person would take.',
    blocks: [
      {
        kind: 'paragraph',
        text: '“Contact us” is not an offer. It asks the visitor to invent the next step, to guess its price and to carry the risk. Someone who is anxious about a divorce, a pension or the sale of a home will put that off until Monday, and on Monday they will call the firm that made it easy.',
      },
      {
        kind: 'paragraph',
        text: 'An offer has five parts: what happens, how long it takes, what it costs, what the visitor has in hand afterwards, and what it does not oblige them to do. Once all five are on the page, the button almost writes itself.',
      },
    ],
    outcomes: [
      'A named first step with its length, price and result',
      'A sentence about money that filters kindly',
      'One second step for those who are not ready',
    ],
  },
  {
    kind: 'text',
    id: 'first-step',
    chapter: 2,
    label: 'The offer',
    title: 'Name the step, print the price, promise a result.',
    shape: 'side',
    blocks: [
      {
        kind: 'figure',
        name: 'first-steps',
        caption:
          'The height of a step is what it asks of the visitor. One main step and one smaller one are enough. More choices mean fewer decisions.',
        description:
          'Four steps rising from left to right: read a page, send a WhatsApp, book a first meeting, sign. The second and third are marked as the two to offer.',
      },
      {
        kind: 'table',
        columns: ['Trade', 'First step, in the words of a button', 'What they leave with'],
        widths: [20, 36, 44],
        rows: [
          ['Law', 'Book a 40-minute consultation, R1,500', 'Your position, your options and a written cost estimate'],
          ['Consulting', 'Ask for a two-page diagnosis', 'Three findings and the size of the problem in rand'],
          ['Advice', 'Book a first meeting, no fee', 'A list of what you own, owe and are missing'],
          ['Property', 'Request a valuation visit', 'A price range with the three sales it rests on'],
          ['Luxury', 'Arrange a private viewing', 'An hour with the piece and the person who made it'],
        ],
      },
      {
        kind: 'heading',
        text: 'Talk about money before they ask',
      },
      {
        kind: 'paragraph',
        text: 'No price list is needed. Give one of four honest handholds: a fixed price for the first step, a “from” price, a range with the reason for its width, or a worked example. “Most antenuptial contracts in our office cost between R2,400 and R3,200 including registration” is an illustration of the third. It turns some away and calms the rest.',
      },
      {
        kind: 'paragraph',
        text: 'If your fee depends on the matter, say on what: parties, value, hours in court. People accept “it depends” once they hear on what.',
      },
      {
        kind: 'action',
        title: 'This week',
        text: 'Replace “Contact us” on your main button with a verb and a thing. Under it, in small type, put the length, the cost and when you will reply: “40 minutes. R1,500, paid by EFT. We confirm within four working hours.”',
      },
    ],
    notes: [
      {
        title: 'Free is not always kinder',
        text: 'A free first meeting suits work where trust is slow and value is high. A modest fee suits work where advice itself is the product. Both can be right. Silence about it is always wrong.',
      },
      {
        title: 'The second step',
        text: 'For those who are not ready: a WhatsApp question, a checklist by email, a calculator. It should take under two minutes, and give something before it asks for anything.',
      },
      {
        title: 'Promise what you control',
        text: 'Reply times, duration and documents are yours to promise. Outcomes are not. In law and financial advice, promising a result can breach your professional rules.',
      },
    ],
  },
];
