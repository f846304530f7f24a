// Chapter 10: privacy under POPIA, in general terms.
import type { GuidePage } from './guide-page.ts';

export const privacy: GuidePage[] = [
  {
    kind: 'opener',
    id: 'privacy',
    chapter: 10,
    label: 'Privacy',
    title: 'Handle an enquiry as you would a client’s file.',
    blocks: [
      {
        kind: 'paragraph',
        text: 'The Protection of Personal Information Act, POPIA, applies to almost every business that collects a name and a number through a website. It protects companies as well as people. For a small firm it is less of a burden than it looks: know what you collect, say why, keep it safe, and let go of it in time.',
      },
      {
        kind: 'paragraph',
        text: 'It is also good for enquiries. Somebody who is about to tell you about a debt or a divorce reads the small line under the button. A calm, exact sentence there is worth more than a padlock icon. This chapter is general information and not legal advice.',
      },
    ],
    outcomes: [
      'A purpose notice under each form',
      'A marketing list that you may lawfully use',
      'A table of operators, and a named information officer',
    ],
  },
  {
    kind: 'text',
    id: 'eight-conditions',
    chapter: 10,
    label: 'Privacy',
    title: 'The eight conditions, and what each means for a website.',
    shape: 'wide',
    blocks: [
      {
        kind: 'table',
        columns: ['', 'Condition', 'What it asks', 'On your website, this means'],
        widths: [5, 21, 32, 42],
        rows: [
          [
            '1',
            'Accountability',
            'Somebody answers for the rest of this list',
            'Your information officer is named in the notice, and knows it',
          ],
          [
            '2',
            'Processing limitation',
            'A lawful ground, and no more than needed, collected from the person',
            'Short forms. No ID numbers. No bought lists',
          ],
          [
            '3',
            'Purpose specification',
            'A specific purpose, and no keeping for longer than it needs',
            'The line under the button, and a deletion date for each kind of record',
          ],
          [
            '4',
            'Further processing limitation',
            'Later use must fit the first purpose',
            'An enquiry about a will is no permission to sell funeral cover',
          ],
          [
            '5',
            'Information quality',
            'Complete, accurate, kept up to date',
            'Let people correct what they sent. Clean the list once a year',
          ],
          [
            '6',
            'Openness',
            'Keep records of processing, and tell people when you collect',
            'A privacy notice in plain English, linked from each form',
          ],
          [
            '7',
            'Security safeguards',
            'Reasonable measures against loss and unlawful access, contracts with operators, notice of a breach',
            'HTTPS, two-step sign-in, few people with access, updates, written agreements',
          ],
          [
            '8',
            'Data subject participation',
            'People may ask what you hold, have it corrected or deleted',
            'An address that is read, and an answer within a fixed time',
          ],
        ],
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [
            { kind: 'heading', text: 'Consent is one of six grounds' },
            {
              kind: 'paragraph',
              text: 'Many sites force a tick for “I agree to the privacy policy”. For answering an enquiry you seldom need it. Section 11 of the Act also allows processing that is needed for a contract the person wants, that a law requires, or that serves a legitimate interest of yours or theirs. A person who asks you to call expects the call. Tell them plainly, and keep consent for what needs it: marketing, and some special kinds of information.',
            },
          ],
          [
            { kind: 'heading', text: 'Cookies and counters' },
            {
              kind: 'paragraph',
              text: 'POPIA has no cookie rule of its own, but an identifier that can be tied to a person is personal information, and then all eight conditions apply. The clean way: count visits without identifying anybody, or ask first and load the counter only after a yes. Refusing must be as easy as agreeing. If you also serve clients in Europe or Britain, their stricter rules can apply to you.',
            },
          ],
        ],
      },
    ],
    notes: [
      {
        title: 'Who is who',
        text: 'The responsible party is you. The data subject is the person or company the information is about. An operator handles it for you under a contract: host, mail service, agency.',
      },
      {
        title: 'Special information',
        text: 'Health, religion, race, union membership, political views, sex life, biometrics and criminal behaviour have rules of their own, as have children. Do not collect them through a general form.',
      },
      {
        title: 'Abroad',
        text: 'Section 72 limits sending information to other countries. Hosting abroad can be lawful, with adequate protection, a binding agreement or consent. Name the country in your notice.',
      },
    ],
  },
  {
    kind: 'text',
    id: 'enquiry-data',
    chapter: 10,
    label: 'Privacy',
    title: 'Follow one enquiry from the form to the shredder.',
    shape: 'wide',
    blocks: [
      {
        kind: 'figure',
        name: 'enquiry-data',
        caption:
          'Draw this for your own firm, with names and systems. Where an arrow has no agreement or no date, you have found your work. The periods are examples: your own depend on your profession.',
        description:
          'A flow in six stations: form with purpose line, website and host, mail service, the person who replies, then two branches: became a client, to the file; did not, deleted after twelve months. Marketing list is a separate branch with its own consent.',
      },
      {
        kind: 'columns',
        widths: [1, 1],
        parts: [
          [
            {
              kind: 'message',
              title: 'The line under the button, about 35 words',
              lines: [
                'We use these details to answer your enquiry, and for nothing else. You need not give them, but without a number or an email address we cannot reply. How we treat your information: [link].',
              ],
            },
            {
              kind: 'heading',
              text: 'The notice itself',
            },
            {
              kind: 'paragraph',
              text: 'Section 18 lists what people must be told when you collect. Use the list on the right as headings, in this order. Write each answer in two sentences. Eight hundred words are plenty. Date it, and keep the old versions.',
            },
            {
              kind: 'message',
              title: 'One answer, written out: how long',
              lines: [
                'Enquiries that do not lead to a mandate are deleted twelve months after our last contact. Client files are kept for as long as our profession requires, and then destroyed.',
              ],
            },
          ],
          [
            {
              kind: 'checklist',
              title: 'A privacy notice says',
              items: [
                'Who you are, and where you can be reached',
                'What you collect, and from where if not from them',
                'For what purpose, and on which ground',
                'Whether they must give it, and what follows if not',
                'Any law that requires it, such as FICA',
                'Who receives it: kinds of operators, regulators',
                'Whether it leaves South Africa, and how it is protected',
                'How long you keep it, or how you decide',
                'The rights: to see, correct, delete, object, withdraw',
                'The right to complain, and the Regulator’s details',
              ],
            },
          ],
        ],
      },
    ],
    notes: [
      {
        title: 'Keeping and deleting',
        text: 'Records may be kept no longer than the purpose needs, unless a law or contract requires more. Attorneys, advisers and estate agencies have statutory periods for client records. Enquiries that came to nothing rarely do.',
      },
      {
        title: 'The Regulator',
        text: 'Information Regulator (South Africa), inforegulator.org.za. Forms, guidance notes and current contact details are there. Print the address of the complaints mailbox in your notice.',
      },
      {
        title: 'If something leaks',
        text: 'Section 22: tell the Regulator and the people affected as soon as reasonably possible. Decide today who writes that message, and where the list of people is.',
      },
    ],
  },
  {
    kind: 'text',
    id: 'direct-marketing',
    chapter: 10,
    label: 'Privacy',
    title: 'Newsletters, operators and the officer who is probably you.',
    shape: 'side',
    blocks: [
      {
        kind: 'heading',
        text: 'Section 69, in ordinary words',
      },
      {
        kind: 'paragraph',
        text: 'Direct marketing by electronic message, which covers email, SMS and WhatsApp, is prohibited unless one of two doors is open. **Door one: consent.** The person said yes, in the prescribed manner. You may ask somebody only once, and only if they have not refused before. **Door two: an existing customer.** You obtained the details in the context of a sale, you market your own similar products or services, and you offered a free and easy way to object, when you collected the details and in every message since.',
      },
      {
        kind: 'paragraph',
        text: 'Either way, each message says who sends it and how to stop it. Ask your attorney to check your wording once, before the first campaign.',
      },
      {
        kind: 'message',
        title: 'A consent box that says enough. Never ticked in advance',
        lines: [
          'Yes, [firm] may send me [a note about property in the northern suburbs] by ☐ email ☐ WhatsApp, [about once a month]. I can stop it at any time, free of charge, with the link in each message or at [address].',
        ],
      },
      {
        kind: 'heading',
        text: 'Operators: who handles the information for you',
      },
      {
        kind: 'table',
        columns: ['Operator', 'What passes through', 'Settle in the agreement'],
        widths: [24, 32, 44],
        rows: [
          ['Web host', 'Forms, log files', 'Country, back-ups, access, deletion at the end'],
          ['Mail service', 'Every reply', 'Two-step sign-in, retention, country'],
          ['Newsletter tool', 'Names, opens, clicks', 'Export, deletion, no use of its own'],
          ['Web agency', 'Test data, live access', 'Confidentiality, who may log in, end date'],
          ['CRM or sheet', 'The whole list', 'Roles, history of changes, back-ups'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'Section 21 asks for a written contract that binds the operator to security measures. It must tell you at once when it believes that someone has gained access. Large services offer such terms online. Save a dated copy.',
      },
      {
        kind: 'action',
        title: 'This week',
        text: 'Check that your information officer is registered with the Regulator. Write down your operators in a table like the one above. Put a date beside every agreement that you have seen with your own eyes.',
      },
    ],
    notes: [
      {
        title: 'The prescribed form',
        text: 'The regulations give a form for consent, Form 4. A text that is substantially similar will do. The Regulator’s guidance note of December 2024 treats telephone calls as electronic communication too.',
      },
      {
        title: 'The information officer',
        text: 'In a private body it is the head by default: the sole proprietor, a partner, the chief executive or whoever they authorise. The officer is registered with the Regulator before taking up the duties. Deputies may be appointed.',
      },
      {
        title: 'PAIA manual',
        text: 'The Promotion of Access to Information Act asks private bodies for a manual that says which records exist and how to ask for them. Publish it on your site, next to the privacy notice.',
      },
      {
        title: 'Opt-out registry',
        text: 'Regulations under the Consumer Protection Act, gazetted in April 2026, provide for a national opt-out registry for direct marketing. Find out what it asks of you before your next campaign.',
      },
      {
        title: 'Keep the proof',
        text: 'For each yes, store date, time, the exact wording and where it was given. Without it you have a list of addresses and no list of consents.',
      },
    ],
  },
];
