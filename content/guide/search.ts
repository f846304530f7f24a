// Chapter 9: being found, in search and nearby.
import type { GuidePage } from './guide-page.ts';

export const search: GuidePage[] = [
  {
    kind: 'opener',
    id: 'search',
    chapter: 9,
    label: 'Being found',
    title: 'Answer the question better than the page above you.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'There is no secret left in search. Engines try to show the page that settles a question for that person, in that place. So the work is plain: know the questions, give each its page, answer from experience, and make the page easy for a machine to read.',
      },
      {
        kind: 'paragraph',
        text: 'Beware of anyone who guarantees a first place, sells links by the hundred or writes forty articles a month. Places gained that way are rented. A firm with fifteen honest pages and a well-kept map entry can outrank a directory, because it knows things that the directory does not.',
      },
    ],
    outcomes: [
      'Ten questions that clients really type',
      'Titles and descriptions for your main pages',
      'One local page that could not be about anywhere else',
    ],
  },
  {
    kind: 'text',
    id: 'search-result',
    chapter: 9,
    label: 'Being found',
    title: 'Your listing is an advertisement you do not pay for.',
    shape: 'side',
    blocks: [
      {
        kind: 'figure',
        name: 'search-result',
        caption: 'What you control. Engines may shorten or replace it, mostly when it does not fit the question.',
        description:
          'A search result with four labels: address in plain words, title of about 55 characters with problem, place and firm, description of about 150 characters with a fact and a next step, and links to inner pages.',
      },
      {
        kind: 'table',
        columns: ['Part', 'Measure', 'How to write it'],
        widths: [18, 22, 60],
        rows: [
          ['Title', '50–60 characters', 'Question or service, place, name. Different on each page'],
          ['Description', '140–155 characters', 'One fact, one reason, one next step. A sentence, not keywords'],
          ['Address', '3–5 words', '/evictions-johannesburg, never /page?id=17.'],
          ['Main heading', 'One a page', 'The same promise as the title, in other words'],
          ['Picture text', 'Up to 125 characters', 'What the picture shows, for people who cannot see it'],
        ],
      },
      {
        kind: 'pairs',
        before: 'Title as found',
        after: 'Title as mended',
        rows: [
          { before: 'Home | Karoo Light', after: 'Can I retire at 60? Planning in Gqeberha | Karoo Light' },
          {
            before: 'Services – Jacaranda & Stone',
            after: 'Selling in Faerie Glen: prices, steps | Jacaranda & Stone',
          },
        ],
      },
      {
        kind: 'heading',
        text: 'Where to find the questions',
      },
      {
        kind: 'list',
        numbered: true,
        items: [
          'Your sent mail: what did you explain more than twice this year?',
          'The first minute of calls. Ask reception to write down the exact words for two weeks.',
          'Search Console, free from Google: terms for which you stand in places 8 to 20. One better page often lifts them.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Then write answers only your firm could write. Anyone can define an eviction. You can say which documents the magistrate in Randburg asked for last month.',
      },
    ],
    notes: [
      {
        title: 'Hygiene, once',
        text: 'One address for each page. A sitemap. HTTPS. A page for errors that helps. Redirects from every old address. Structured data for organisation, person and questions. Half a day for someone who knows.',
      },
      {
        title: 'Answers by machines',
        text: 'Assistants that summarise the web draw on pages that state facts plainly, with author and date. Nothing extra is needed: the same clear page serves both.',
      },
      {
        title: 'Patience, in weeks',
        text: 'Expect little for six weeks, movement by twelve, a verdict at twenty-six. Whoever promises it sooner is counting something else.',
      },
    ],
  },
  {
    kind: 'text',
    id: 'local-pages',
    chapter: 9,
    label: 'Being found',
    title: 'A local page must know something about the place.',
    shape: 'wide',
    blocks: [
      {
        kind: 'columns',
        widths: [48, 52],
        parts: [
          [
            {
              kind: 'figure',
              name: 'local-page',
              caption: 'Shaded parts are different on every local page. Here that is nearly everything.',
              description:
                'A wireframe of a local page with labels: headline with district, what is different here, local case, the person for this area, directions and parking, questions from here, first step.',
            },
          ],
          [
            {
              kind: 'paragraph',
              text: 'Swapping “Sandton” for “Centurion” in the same text makes a doorway: a page built for a search engine that leads everyone to the same place. Google’s spam policies name it, and can drop such pages or the whole site from its results. Readers smell it sooner.',
            },
            {
              kind: 'heading',
              text: 'Five tests before you publish',
            },
            {
              kind: 'checklist',
              items: [
                'Remove the place name. Can a reader still tell where it is?',
                'At least half the text stands on no other page.',
                'There is a case, person or fact from that place.',
                'You serve it in earnest: office, visits or proven clients.',
                'You would show it to somebody who lives there.',
              ],
            },
            {
              kind: 'heading',
              text: 'Raw material for one page',
            },
            {
              kind: 'paragraph',
              text: 'Which court, municipality or deeds office applies. What clients there own, build or argue about. Which roads and parking. What local competitors get wrong. Two questions that you hear only from there. If you cannot fill four of the five, you have no local page yet. You have a line on your contact page, and that is fine.',
            },
          ],
        ],
      },
      {
        kind: 'heading',
        text: 'The map entry brings calls before the website does',
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [
            {
              kind: 'list',
              items: [
                'Business name exactly as on your door, without keywords.',
                'One main category, chosen with care, a few others.',
                'Hours, including public holidays and December.',
              ],
            },
          ],
          [
            {
              kind: 'list',
              items: [
                'No office for visitors? Hide the address, list service areas.',
                'Ten real photographs: entrance, reception, people, parking.',
                'Name, address and number the same wherever they appear.',
              ],
            },
          ],
        ],
      },
    ],
    notes: [
      {
        title: 'How many',
        text: 'Begin with one, for the place where you win most work. Write the second when the first has brought an enquiry. A firm with three true local pages beats one with forty copies.',
      },
      {
        title: 'Asking for reviews',
        text: 'Send the direct review link to each client at the same moment of every matter, with no reward and no choosing. Reply to all within a week, in two lines.',
      },
    ],
  },
];
