// Chapter 6: the enquiry form.
import type { GuidePage } from './guide-page.ts';

export const forms: GuidePage[] = [
  {
    kind: 'opener',
    id: 'forms',
    chapter: 6,
    label: 'Enquiry forms',
    title: 'Ask for what you need to reply. Nothing else yet.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'A form is a conversation in which only one side may ask. Each field costs a little patience and raises a small suspicion: why do they want my ID number? Every field you remove is one reason fewer to stop. What you do need later you can ask on the phone, where it sounds like interest.',
      },
      {
        kind: 'paragraph',
        text: 'The form is also the most fragile part of a site. It can fail for weeks before anyone notices, because the people it fails do not write to say so. Test it on the first of every month, from a phone, with your own name.',
      },
    ],
    outcomes: [
      'A form of four to six fields',
      'Labels, errors and a thank-you text in plain words',
      'A test on the first of each month',
    ],
  },
  {
    kind: 'text',
    id: 'form-anatomy',
    chapter: 6,
    label: 'Enquiry forms',
    title: 'A form that people finish.',
    shape: 'wide',
    blocks: [
      {
        kind: 'columns',
        widths: [50, 50],
        parts: [
          [
            {
              kind: 'figure',
              name: 'enquiry-form',
              caption: 'Four fields, one optional choice, one consent that is not ticked for them.',
              description:
                'A wireframe of an enquiry form with nine numbered details: heading with the promise, visible labels, name, phone or email, message, unticked marketing box, button, purpose line, alternative contact.',
            },
          ],
          [
            {
              kind: 'list',
              numbered: true,
              items: [
                '**A promise on top.** “Tell us what happened. Ms Dube replies by noon tomorrow.”',
                '**Labels above the fields,** always visible. Grey text inside a field vanishes when one types, and memory with it.',
                '**One name field.** Many South Africans have more than two names. Do not make them choose.',
                '**Phone with the right keyboard.** Accept 082, +27 82 and spaces alike. The machine can tidy up.',
                '**Email is optional** if you have the phone, and the other way round. Ask for one way, offer both.',
                '**The message** gets a hint: “What happened, and by when do you need an answer?” Four lines high.',
                '**Marketing consent** stands apart, unticked, in its own words. An enquiry is not a subscription.',
                '**The button** says what it does. “Send my enquiry”, never “Submit”.',
                '**Purpose and another way.** One line on what you do with the details, a link to the notice, and your number for those who hate forms.',
              ],
            },
          ],
        ],
      },
      {
        kind: 'heading',
        text: 'When something is wrong, say what, and keep what they typed',
      },
      {
        kind: 'pairs',
        before: 'Loses people',
        after: 'Keeps people',
        rows: [
          { before: 'Invalid input', after: 'This number has nine digits. South African numbers have ten.' },
          { before: 'Error 500', after: 'This did not reach us. Your text is still here. Try again, or call 011 …' },
          {
            before: 'Form submitted successfully',
            after: 'We have it, Zanele. You will hear from Ms Dube by noon on Tuesday.',
          },
        ],
      },
    ],
    notes: [
      {
        title: 'No puzzles',
        text: 'A hidden trap field and a limit on how fast one visitor may send stop most automatic spam. Making people pick traffic lights costs you the impatient ones.',
      },
      {
        title: 'For everyone',
        text: 'The form must work with a keyboard alone. Errors are said in words, not only in red. Each label belongs to its field in the code. Ask your developer to show you.',
      },
    ],
  },
  {
    kind: 'text',
    id: 'form-fields',
    chapter: 6,
    label: 'Enquiry forms',
    title: 'Which fields, for which trade, and what to say next.',
    shape: 'side',
    blocks: [
      {
        kind: 'table',
        columns: ['Trade', 'Name, phone, message, and …', 'Do not ask yet'],
        widths: [17, 47, 36],
        rows: [
          [
            'Law',
            'Name of the other party (for the conflict check). Next court date or deadline',
            'ID number, documents, health, the full history',
          ],
          ['Consulting', 'Organisation and role. Decision date', 'Budget as a required field'],
          [
            'Advice',
            'What prompted you: retirement, inheritance, retrenchment, other',
            'Income, assets, policy numbers, ID number',
          ],
          ['Property, sellers', 'Street and suburb. When you hope to move', 'Bond balance, reason for selling'],
          ['Property, buyers', 'The listing. Viewing times that suit', 'Proof of income before the viewing'],
          ['Luxury', 'The piece or the occasion. Preferred way to be contacted', 'Budget. It is rude in a salon too'],
        ],
      },
      {
        kind: 'heading',
        text: 'The minute after sending decides a lot',
      },
      {
        kind: 'paragraph',
        text: 'Someone who has just written to you is hopeful and uncertain. Show a page, not a small green line, and send an email at once: who reads the enquiry, when they reply, what to prepare.',
      },
      {
        kind: 'message',
        title: 'The automatic email, about 80 words',
        lines: [
          'Subject: We have your enquiry, [name]',
          'Thank you for writing to us. [Reply name] reads every enquiry and will phone or email you by [day, time]. If it is urgent, call [number] and say that you have written.',
          'It helps to have these at hand: [two or three documents]. Please do not send them yet.',
          'We never change our bank details by email. This is what you sent us: [copy].',
        ],
      },
      {
        kind: 'heading',
        text: 'Reply like a person',
      },
      {
        kind: 'paragraph',
        text: 'Decide who answers, who stands in, and by when. A reply within the hour, in working time, meets somebody who still has your page open. Two days later they have chosen. If you cannot help, say so the same day. It is remembered.',
      },
      {
        kind: 'message',
        title: 'When you are not the right firm',
        lines: [
          'Dear Mr Jacobs, thank you for the clear description. We do not handle tax disputes, so I would waste your time. [Name] at [firm] does, on [number]. Please ask about your deadline first.',
        ],
      },
    ],
    notes: [
      {
        title: 'Special information',
        text: 'POPIA treats health, religion, criminal behaviour and some other facts as special personal information, with stricter rules. Do not invite them in an open text field: “Please leave out medical details for now.”',
      },
      {
        title: 'Where enquiries land',
        text: 'Two people must receive each one, and one list must hold them all. An inbox is a poor list. A shared sheet with date, name, source, owner and status is a good beginning.',
      },
      {
        title: 'Will your mail arrive?',
        text: 'Ask whether your domain has SPF, DKIM and DMARC records. Without them your replies look like spam, and fraudsters find it easier to write in your name.',
      },
    ],
  },
];
