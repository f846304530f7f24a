// Five worked examples. Every firm, person, price and result in them is invented.
import type { GuidePage } from './guide-page.ts';

export const examples: GuidePage[] = [
  {
    kind: 'example',
    id: 'example-law',
    number: 1,
    trade: 'Law firm',
    title: 'A labour practice stops sounding like every other.',
    firm: {
      name: 'Maseko Venter Attorneys',
      place: 'Bloemfontein',
      facts: [
        'Four attorneys, two of them in labour law',
        'About 700 visits and 9 enquiries a month',
        'Most callers cannot pay, or call too late',
        'Wants: employees with a CCMA deadline, and small employers',
      ],
    },
    before: {
      headline: 'Excellence. Integrity. Justice.',
      text: 'Maseko Venter is a leading full-service law firm committed to providing comprehensive legal solutions tailored to the unique needs of our valued clients.',
      button: 'Read more',
    },
    after: {
      eyebrow: 'Labour law in the Free State',
      headline: 'Dismissed? You usually have 30 days.',
      text: 'A referral to the CCMA for unfair dismissal must as a rule be made within 30 days. Bring your letter. In 40 minutes we tell you whether you have a case, what it may cost and what comes next.',
      button: 'Book a consultation, R950',
      second: 'I am an employer',
      small: 'Replies by noon the next working day: N. Maseko, attorney, admitted 2011.',
    },
    changes: [
      {
        title: 'The deadline is the headline',
        text: 'It is true, it is urgent, and it is the one thing the reader does not know. No pressure was added to it.',
      },
      {
        title: 'Two audiences, two doors',
        text: 'Employers get a second button instead of a blended sentence. Their page speaks of hearings, warnings and contracts.',
      },
      {
        title: 'The fee filters',
        text: 'R950 in the button turns some people away, and they would have been turned away on the phone. The firm lists the CCMA’s own help and Legal Aid for them.',
      },
      {
        title: 'One name replies',
        text: 'A person with an admission date replaces “our team of experts”. It is proof, and it can be checked.',
      },
    ],
    sum: {
      title: 'If this were theirs',
      lines: [
        { label: 'Suitable, from 3 to 6 a month', value: '+3' },
        { label: 'Two of three become matters', value: '+2' },
        { label: 'Average fee of a matter', value: 'R14,000' },
        { label: 'A month', value: 'R28,000', total: true },
      ],
    },
    rule: {
      title: 'The rule to check',
      text: 'The Legal Practice Council’s Code of Conduct governs publicity. It must not mislead, disparage or claim superiority over other attorneys, and a client is named only with prior written consent. The code also deals with claims of specialisation, so think before you write “specialist”.',
    },
    borrow: 'Which date is your reader about to miss? Put it in the headline, with the rule it comes from.',
  },
  {
    kind: 'example',
    id: 'example-consulting',
    number: 2,
    trade: 'Consultancy',
    title: 'A consultancy trades adjectives for one result.',
    firm: {
      name: 'Baobab Line Advisory',
      place: 'Centurion',
      facts: [
        'Eleven people, water and electricity billing',
        'Wins by referral, loses when shortlisted unseen',
        '300 visits a month, nearly all on the home page',
        'Wants: chief financial officers of mid-sized municipalities',
      ],
    },
    before: {
      headline: 'Driving Transformation. Unlocking Value.',
      text: 'We are a dynamic, results-driven consultancy partnering with clients across sectors to deliver innovative, end-to-end solutions for sustainable impact.',
      button: 'Our capabilities',
    },
    after: {
      eyebrow: 'Revenue management for municipalities',
      headline: 'Find the meters that are not being billed.',
      text: 'We compare your meter book with the valuation roll, street by street. In six weeks you hold a list of unbilled properties and its size in rand, checked by your own staff.',
      button: 'Ask for a two-page diagnosis',
      second: 'Read a case: 14,200 meters',
      small: 'B-BBEE certificate, CSD number and tax status: on one page, with expiry dates.',
    },
    changes: [
      {
        title: 'One problem, named in the buyer’s words',
        text: '“Unbilled meters” is what the auditor wrote. Transformation is what consultants write.',
      },
      {
        title: 'A case with a number in the link',
        text: 'The link alone tells a reader whether the case is their size. It gives province and year, no name.',
      },
      {
        title: 'A diagnosis replaces the meeting',
        text: 'Two pages can be forwarded to a committee. A meeting cannot. The form asks for the decision date.',
      },
      {
        title: 'Papers for supply chain',
        text: 'Procurement checks paperwork before quality. Keeping it current on a page spares both sides five mails.',
      },
    ],
    sum: {
      title: 'If this were theirs',
      lines: [
        { label: 'Diagnoses asked for in a year', value: '10' },
        { label: 'Three lead to a project', value: '3' },
        { label: 'Average project', value: 'R420,000' },
        { label: 'In a year', value: 'R1,260,000', total: true },
      ],
    },
    rule: {
      title: 'The rule to check',
      text: 'Consulting as such has no council, but public buyers have rules. Never imply a favoured position in a tender. Publish client results only within your confidentiality clauses, and with their consent. State your B-BBEE level exactly as on the certificate or affidavit, with its date.',
    },
    borrow: 'Find the sentence in your client’s own report that describes the problem. It is your headline.',
  },
  {
    kind: 'example',
    id: 'example-finance',
    number: 3,
    trade: 'Financial adviser',
    title: 'An adviser says what it costs, and is believed.',
    firm: {
      name: 'Karoo Light Wealth',
      place: 'Gqeberha',
      facts: [
        'Two advisers, one para-planner, 180 families',
        '450 visits and 5 enquiries a month',
        'Visitors read the fee page, then leave: it said “contact us”',
        'Wants: people within five years of retirement',
      ],
    },
    before: {
      headline: 'Your dreams. Our passion.',
      text: 'At Karoo Light we believe in building lasting relationships and creating bespoke wealth solutions to secure your financial freedom and grow your legacy.',
      button: 'Start your journey',
    },
    after: {
      eyebrow: 'Retirement income planning, Eastern Cape',
      headline: 'Know your monthly income before you resign.',
      text: 'We turn pension, annuities, property and savings into one figure in rand per month, after tax and after our fee, with the assumptions printed beside it. Then you decide on the date.',
      button: 'Book a first meeting, no fee',
      second: 'See how we charge',
      small:
        'Karoo Light Wealth is an authorised financial services provider. FSP number on every page, and on the FSCA register.',
    },
    changes: [
      {
        title: 'The reader’s decision is the topic',
        text: 'People near retirement do not want wealth solutions. They want to know whether they can stop working.',
      },
      {
        title: 'The fee page works an example',
        text: '“On R3 million, our fee of 0.75% a year plus VAT is R2,156 a month.” Anyone can do the sum for their own amount.',
      },
      {
        title: 'No promise, but a method',
        text: 'There is no return in the text. What is promised is a document, a date and visible assumptions.',
      },
      {
        title: 'The licence is in plain view',
        text: 'A careful reader looks for the FSP number. Making them search for it costs more trust than any design can earn.',
      },
    ],
    sum: {
      title: 'Check the fee example yourself',
      lines: [
        { label: 'R3,000,000 × 0.75%', value: 'R22,500' },
        { label: 'Plus VAT at 15%', value: 'R25,875' },
        { label: 'Divided by 12 months', value: 'R2,156' },
        { label: 'A client’s first year', value: 'R22,500', total: true },
      ],
    },
    rule: {
      title: 'The rule to check',
      text: 'Section 8 of the FAIS Act requires a licensed provider to refer to its licence in business documentation and advertisements. The General Code adds that advertising may not mislead, that forecasts show their assumptions, and that past performance carries a warning. A website is advertising: your compliance officer signs off each page.',
    },
    borrow: 'Work your fee through on one ordinary client, in rand per month, and print the sum.',
  },
  {
    kind: 'example',
    id: 'example-property',
    number: 4,
    trade: 'Estate agency',
    title: 'An agency asks for the mandate, not the click.',
    firm: {
      name: 'Jacaranda & Stone',
      place: 'Pretoria East',
      facts: [
        'Nine agents, sales and rentals',
        '4,000 visits a month, nearly all to listings',
        'Two valuation requests a month',
        'Wants: sellers in Faerie Glen and Garsfontein',
      ],
    },
    before: {
      headline: 'Find your dream home today',
      text: 'Welcome to Jacaranda & Stone, your number one property partner. Browse our wide range of stunning properties and let our dynamic team make your dreams come true.',
      button: 'Search properties',
    },
    after: {
      eyebrow: 'Sellers in Faerie Glen and Garsfontein',
      headline: 'What did the house three doors down sell for?',
      text: 'We visit for 45 minutes and leave you a price range with the three sales it rests on, the likely weeks on the market and our commission in rand. Nothing to sign on the day.',
      button: 'Request a valuation visit',
      second: 'I am looking for a home',
      small: 'The agency and its practitioners hold Fidelity Fund certificates from the PPRA.',
    },
    changes: [
      {
        title: 'Sellers first',
        text: 'Buyers have the portals. The agency’s own site is the one place where it can speak to sellers alone.',
      },
      {
        title: 'A question everyone in the street has asked',
        text: 'It is curious without being clever. The page behind it lists registered sales by street, with source and date.',
      },
      {
        title: 'Commission is mentioned',
        text: 'In rand, at the visit. Naming it in writing settles the question before it becomes a haggle.',
      },
      {
        title: 'The form asks for a street, not a life',
        text: 'Street, suburb, name, phone, best time. A named agent for that street replies.',
      },
    ],
    sum: {
      title: 'If this were theirs',
      lines: [
        { label: 'Visits, from 2 to 5 a month', value: '+3' },
        { label: 'One in three leads to a sale', value: '+1' },
        { label: '5% of R2,100,000, before VAT', value: 'R105,000' },
        { label: 'Agency’s half, a month', value: 'R52,500', total: true },
      ],
    },
    rule: {
      title: 'The rule to check',
      text: 'Under the Property Practitioners Act a practitioner needs a valid Fidelity Fund certificate. The Act and its regulations prescribe what letterheads and marketing material say about it, so take the exact sentence from the PPRA. A mandate may be accepted only with the seller’s signed disclosure form. Offer it as a download.',
    },
    borrow: 'Which question do people ask you at parties? Answer it on the home page.',
  },
  {
    kind: 'example',
    id: 'example-luxury',
    number: 5,
    trade: 'Luxury brand',
    title: 'A jeweller drops the sale and sells the morning.',
    firm: {
      name: 'Atelier Umhlatuzana',
      place: 'Durban',
      facts: [
        'A goldsmith, two apprentices, one sales person',
        '1,100 visits a month, mostly from social media',
        'Online shop: many baskets, few orders',
        'Wants: private commissions above R40,000',
      ],
    },
    before: {
      headline: 'Up to 20% off timeless elegance',
      text: 'Discover our exquisite collection of stunning handcrafted pieces, made with love from the finest materials for the modern woman. Shop now while stocks last.',
      button: 'Shop the sale',
    },
    after: {
      eyebrow: 'Goldsmith in Durban, by appointment',
      headline: 'Made once, for one hand.',
      text: 'You choose the stone at the bench. We draw three rings in front of you. Ten weeks later yours is finished: 18-carat gold, signed inside, with its drawing. Commissions begin at R42,000.',
      button: 'Arrange a private viewing',
      second: 'See eleven rings',
      small: 'Replies within a day: Ayanda Cele, who will also meet you at the door.',
    },
    changes: [
      {
        title: 'No discount, no countdown',
        text: 'A reduction tells earlier clients that they overpaid. It was removed everywhere, also from social media.',
      },
      {
        title: 'Eleven pieces instead of ninety',
        text: 'Each has its own page: one large photograph in AVIF below 200 kB, weight, stone, hours at the bench.',
      },
      {
        title: 'A floor price',
        text: '“Begin at R42,000” is quieter than “price on request”, and spares both sides an awkward call.',
      },
      {
        title: 'A person at the door',
        text: 'The enquiry asks for the occasion and how to be reached. Some gifts are secrets: “May we leave a message?”',
      },
    ],
    sum: {
      title: 'If this were theirs',
      lines: [
        { label: 'Viewings, from 2 to 5 a month', value: '+3' },
        { label: 'One in three commissions', value: '+1' },
        { label: '45% gross profit on R48,000', value: 'R21,600' },
        { label: 'A month', value: 'R21,600', total: true },
      ],
    },
    rule: {
      title: 'The rule to check',
      text: 'Whoever sells online to consumers should read sections 43 and 44 of the Electronic Communications and Transactions Act. They ask for the seller’s full details, the full price with delivery and taxes, and a chance to review the order. Many purchases can be cancelled within seven days of delivery. Goods made to a personal order are among the exceptions.',
    },
    borrow: 'Remove the cheapest thing you sell from the home page. See who notices.',
  },
];
