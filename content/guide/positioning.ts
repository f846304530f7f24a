// Chapter 1: for whom, for what, and why here.
import type { GuidePage } from './guide-page.ts';

export const positioning: GuidePage[] = [
  {
    kind: 'opener',
    id: 'positioning',
    chapter: 1,
    label: 'Positioning',
    title: 'Say whom you are for, and let the rest pass by.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A visitor decides within seconds whether a page is about them. They do not weigh your qualities. They look for a sign that people in their position come here. “Full-service law firm” gives no such sign. “Attorneys for body corporates and trustees in Gauteng” does, even to somebody who has never heard of you.',
      },
      {
        kind: 'paragraph',
        text: 'Owners fear that narrowing sends work away. It rarely does. A narrow promise brings the right stranger closer, and your existing clients, who know the whole of you, are not reading your home page.',
      },
    ],
    outcomes: [
      'One sentence that says who you serve, with what, and where',
      'A list of the work you will stop showing first',
      'A first screen that passes the stranger test',
    ],
  },
  {
    kind: 'text',
    id: 'positioning-sentence',
    chapter: 1,
    label: 'Positioning',
    title: 'Three choices make a position. Most firms make one.',
    shape: 'side',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Every strong position answers three questions at once: **who** is the client, **which problem** brings them, and **why you** rather than the next name on the list. A firm that answers only the second, and calls it “our services”, competes with everyone who offers the same.',
      },
      {
        kind: 'figure',
        name: 'narrowing',
        caption:
          'Each choice makes the crowd smaller and the sentence stronger. Stop when the sentence is specific and you can still name ten such clients.',
        description:
          'Four nested arcs, from wide to narrow: attorneys; attorneys for property matters; for trustees of sectional title schemes; in Gauteng, with levy arrears.',
      },
      {
        kind: 'heading',
        text: 'Write it with this pattern',
      },
      {
        kind: 'message',
        title: 'Pattern',
        lines: [
          'We help **[a kind of person or firm]** who **[situation they would recognise]** to **[outcome they can picture]**, by **[what you do differently]**.',
        ],
      },
      {
        kind: 'pairs',
        before: 'A label',
        after: 'A position',
        rows: [
          {
            before: 'Independent financial advice',
            after: 'Retirement income for doctors leaving practice, planned in rand per month',
          },
          {
            before: 'Strategy and operations consulting',
            after: 'Billing and collections for mid-sized municipalities, measured against the audit report',
          },
          {
            before: 'Your property partner since 1998',
            after: 'Family homes in Linden and Emmarentia, sold by people who live there',
          },
          {
            before: 'Commercial and litigation attorneys',
            after: 'Shareholder disputes in family businesses, settled without a day in court',
          },
        ],
      },
      {
        kind: 'paragraph',
        text: 'The third question is the hardest. “Experience” and “service” do not count, because nobody claims the opposite. Good answers can be checked: a fixed fee, a partner who replies in person, a workshop that visitors may enter, a district you have worked in for twenty years.',
      },
    ],
    pull: 'If everyone could sign the sentence, nobody will remember it.',
    notes: [
      {
        title: 'The opposite test',
        text: 'Turn each claim round. If no competitor would ever say the opposite, your claim says nothing. “We are passionate” fails. “We take eight clients a year” passes.',
      },
      {
        title: 'The stranger test',
        text: 'Show your first screen to someone outside your trade for five seconds. Ask: what do they sell, to whom, what should I do next? Two right answers out of three is a pass for today.',
      },
      {
        title: 'Two audiences',
        text: 'If you truly serve two kinds of client, give each a page of its own and let the home page point both ways in its first screen. Do not blend them into one sentence.',
      },
    ],
  },
  {
    kind: 'worksheet',
    id: 'worksheet-positioning',
    chapter: 1,
    label: 'Worksheet',
    title: 'Find your sentence.',
    lead: 'Work from the top. The best raw material is what clients said, not what you would like to be known for.',
    shape: 'wide',
    blocks: [
      {
        kind: 'grid',
        columns: [
          'Three clients I would like to have again',
          'What had happened the week they called',
          'What they said when it was done',
        ],
        rows: 3,
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [
            {
              kind: 'lines',
              label: 'Work we do well and want more of',
              count: 4,
            },
          ],
          [
            {
              kind: 'lines',
              label: 'Work we still take, but will no longer show first',
              count: 4,
            },
          ],
        ],
      },
      {
        kind: 'lines',
        label: 'Three things about us that a stranger could check',
        hint: 'A fee, a number, a name, a place, a date. No adjectives.',
        count: 3,
      },
      {
        kind: 'lines',
        label: 'First draft: we help … who … to … by …',
        hint: 'Forty words at most. Read it aloud to somebody who is not in the trade.',
        count: 3,
      },
      {
        kind: 'lines',
        label: 'Second draft, cut to twelve words for the top of the home page',
        count: 2,
      },
      {
        kind: 'checklist',
        columns: 2,
        items: [
          'It names a kind of person, not “clients”',
          'It names a situation they would recognise',
          'No competitor could sign the same sentence',
          'I can name ten people whom it fits',
        ],
      },
    ],
  },
];
