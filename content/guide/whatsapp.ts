// Chapter 7: WhatsApp as a front door.
import type { GuidePage } from './guide-page.ts';

export const whatsapp: GuidePage[] = [
  {
    kind: 'opener',
    id: 'whatsapp',
    chapter: 7,
    label: 'WhatsApp',
    title: 'Treat WhatsApp as a reception desk, with hours and manners.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'For many South Africans a message is the natural first contact. It costs almost no data, can be sent from a meeting, and needs no courage. People ask there what they would not say to a switchboard. If your site offers only a form, you never hear those questions.',
      },
      {
        kind: 'paragraph',
        text: 'It is also where good firms look careless: no reply until Thursday, a private photograph as the profile picture, advice given in voice notes that nobody files. A desk has opening hours, a person on duty and a book in which visitors are written down. So does this one.',
      },
    ],
    outcomes: [
      'A link on every page that opens a prepared message',
      'Four saved replies in your own voice',
      'A rule for what leaves the chat, and when',
    ],
  },
  {
    kind: 'text',
    id: 'whatsapp-flow',
    chapter: 7,
    label: 'WhatsApp',
    title: 'From first message to diary entry in five moves.',
    shape: 'wide',
    blocks: [
      {
        kind: 'paragraph',
        text: 'Save the six messages below: two go out by themselves, four are quick replies. Change the words until they sound like your reception. Each one moves the conversation a step forward, and none of them gives advice.',
      },
      {
        kind: 'figure',
        name: 'whatsapp-flow',
        caption:
          'The prepared text names the page, so you know what they were reading. By the fifth move the matter is in your diary and out of the chat.',
        description:
          'A phone with a short chat, and beside it five moves: tap on the page, greeting at once, one question, two times offered, confirmed and recorded.',
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [
            {
              kind: 'message',
              title: 'Greeting, sent by itself in working hours',
              lines: [
                'Good day, you have reached [firm]. Lerato reads this and answers within 30 minutes until 17:00. In a few words, what is it about? Please send no documents or ID numbers yet.',
              ],
            },
            {
              kind: 'message',
              title: 'Away, after hours',
              lines: [
                'We are closed until 08:00 tomorrow. Your message is safe here, and Lerato answers it first. If it cannot wait: [emergency number or “please call 112”].',
              ],
            },
            {
              kind: 'message',
              title: 'The one question',
              lines: ['Thank you, [name]. So that the right person calls you: when is your next deadline or date?'],
            },
          ],
          [
            {
              kind: 'message',
              title: 'Two times, not an open question',
              lines: [
                'Ms Dube can phone you today at 15:30 or tomorrow at 09:00. Which suits you? The call is free and takes ten minutes.',
              ],
            },
            {
              kind: 'message',
              title: 'Confirmed, and moved to email',
              lines: [
                'Noted: tomorrow, 09:00. For documents we use email, which we can file safely: [address]. How we treat your details: [short link].',
              ],
            },
            {
              kind: 'message',
              title: 'One reminder after two days, then silence',
              lines: [
                'Good morning [name], shall I keep a time for you this week? If it has settled itself, I am glad, and you need not reply.',
              ],
            },
          ],
        ],
      },
    ],
    notes: [
      {
        title: 'The link',
        text: 'wa.me/27115550100 with your number: country code, no plus, no zero, no spaces. Add ?text= and a sentence in which %20 stands for each space. Test it on a phone without WhatsApp as well.',
      },
      {
        title: 'Use the business app',
        text: 'It gives hours, greeting, away message, labels and saved replies, on a number that belongs to the firm. When someone leaves, the conversations stay.',
      },
      {
        title: 'Limits',
        text: 'No advice that you would not sign. No bank details, ever. And no broadcast lists to people who merely asked a question: that is direct marketing. See [[direct-marketing]].',
      },
    ],
  },
];
