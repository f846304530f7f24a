import type { Location } from '../schema.ts';

export const pretoria: Location = {
  slug: 'pretoria',
  kind: 'city',
  city: 'Pretoria',
  province: 'Gauteng',
  population: '2.5 million',
  meta: {
    title: 'Pretoria websites, English and Afrikaans',
    description:
      'For Tshwane law practices, policy consultants, patent attorneys and letting agents: pages that survive careful readers, print well and work in two languages.',
  },
  description:
    'Pretoria reads the fine print. People here draft policy, audit departments, examine patents and teach statistics, and they verify a claim before repeating it. We build sites for Tshwane’s attorneys, consultants, wealth planners and letting agents that survive such reading, in English and, where your clientele prefers it, in proper Afrikaans.',
  stats: { businesses: '31,000+', avgRevenue: '+290%', growthRate: '79%' },
  market: {
    heading: 'The state is the largest client, employer and tenant here',
    paragraphs: [
      'From the Union Buildings to the departments along Madiba and Francis Baard Streets, public money sets the tempo. The government’s financial year closes on 31 March: February goes into spending what is left, April into new plans. A consultancy that bids needs pages which officials can open, print and quote, with directors, qualifications and completed contracts listed by year and rand value.',
      'Around officialdom lives a second city: lecturers in Hatfield, diplomats in Arcadia and Waterkloof, scientists at the CSIR, and civil servants about to retire to Moreleta Park with a GEPF benefit and one irreversible choice. These are patient readers. They finish 1,200 words when the words deserve it, and they leave a thin text with a stock handshake after one paragraph.',
      'Language counts for more than it does 50 kilometres south. Many families east of the N1 arrange wills, divorces and house sales in Afrikaans. Sepedi is at home in Mamelodi and Atteridgeville, Setswana in Ga-Rankuwa and Mabopane. A text composed by a native speaker is still rare on local sites, and people remember it.',
    ],
  },
  majorIndustries: [
    {
      name: 'Policy and public-sector consulting',
      text: 'Assignments are won on references. Give each completed study its own page: department, period, method, outcome and the senior researcher responsible, without a single adjective.',
    },
    {
      name: 'Correspondent work and intellectual property',
      text: 'With the High Court and CIPC in town, out-of-town attorneys and foreign inventors need an agent. They look for tariffs, turnaround and the clerk’s extension.',
    },
    {
      name: 'Diplomatic rentals and relocation',
      text: 'More than 100 missions rotate personnel, many in the middle of the year. Letting agents need furnished, diplomatic-clause and security filters, readable at midnight from Brussels or Seoul.',
    },
    {
      name: 'Vehicle assembly and components',
      text: 'Rosslyn and Silverton assemble for export. A parts maker has to publish certification, press tonnage and spare line capacity, so that a purchasing engineer in Munich can shortlist it unaided.',
    },
    {
      name: 'Retirement planning',
      text: 'Somebody leaving the service after 30 years compares annuity income line by line. Calculators, worked examples and fees in rand earn more trust than beach photographs.',
    },
  ],
  districts: [
    {
      name: 'Brooklyn and Nieuw Muckleneuk',
      text: 'Law practices, advocates’ chambers and tax specialists within sight of the SARS head office. They need profile pages that a colleague can cite when referring a dispute.',
    },
    {
      name: 'Hatfield and Arcadia',
      text: 'Embassies, the University of Pretoria and the last Gautrain station on the line. Immigration advisers and translators here should state fees, forms and processing times per visa.',
    },
    {
      name: 'Menlyn and Menlyn Maine',
      text: 'Insurers, brokers and professional bodies in new towers around the mall. Visitors arrive by car from the suburbs and expect to choose a slot online beforehand.',
    },
    {
      name: 'Centurion',
      text: 'Software houses and defence contractors between Highveld Techno Park and Irene. Recruitment matters as much as sales: graduates study the team page before they send a CV.',
    },
    {
      name: 'The eastern estates',
      text: 'From Faerie Glen to Silver Lakes, gated estates fill with young families. Agents, conveyancers and orthodontists compete on school catchments, levies and travel time to the N4.',
    },
  ],
  mistakes: [
    {
      title: 'Afrikaans left to a translation plug-in',
      text: 'The machine turns a last will into “sal” and a bond into a friendship. An Afrikaans client laughs, then wonders who drafts the contracts. Have a person compose that page, or leave the language out until you can.',
    },
    {
      title: 'The company profile is a 14 MB scan',
      text: 'Many bidding firms keep their credentials in one scanned PDF. Officials cannot search it, phones choke on it and search engines skip most of it. We rebuild it as ordinary pages plus a crisp one-page summary for the file.',
    },
    {
      title: 'Doctorates hidden behind “our experienced team”',
      text: 'In a university city, degrees, published papers and dates of admission are the sales argument. Yet firms with three PhDs show a group photo without names. Give each expert a page, marked up so that search engines recognise the author.',
    },
  ],
  questions: [
    {
      question: 'Can the site be properly bilingual, Afrikaans and English?',
      answer:
        'Yes. Each language receives its own addresses, titles and descriptions, so Google offers the right one. A human writes both versions and you approve the terminology. Plan one to two extra weeks for the second language.',
    },
    {
      question: 'We tender to departments. What belongs on our website?',
      answer:
        'Company registration, who owns and runs the firm, the expiry date of your B-\u2060BBEE certificate, professional memberships, and a table of contracts with client, year and value. It never replaces the Central Supplier Database or the bid forms. It helps the official who must draw up a list of firms to invite for a written quotation.',
    },
    {
      question: 'Does the Legal Practice Council allow attorneys to advertise online?',
      answer:
        'It does, provided that what you publish is true and does not mislead. We therefore avoid superlatives and success percentages on attorneys’ pages and use facts: admission, rights of appearance, reported judgments, tariffs. You sign off every sentence before it goes live.',
    },
    {
      question: 'When should we brief you to be ready for February?',
      answer:
        'By mid-November. Four to eight weeks is normal, but the December recess swallows three of them in this town. With half the fee paid upfront, you approve the design before schools close and go live in the last week of January.',
    },
  ],
  reasons: [
    'Kempton Park lies straight down the R21, so briefings happen at your own table.',
    'We write evidence before adjectives: dates, judgments, papers, signed references.',
    'Two languages are planned from the first sketch, each with separate addresses.',
    'Printed on A4, any page still looks like your letterhead.',
  ],
  testimonials: [
    {
      name: 'Annelize Roodt',
      company: 'Roodt Sebothoma Patents',
      quote:
        'Correspondent instructions used to depend on old friendships. Our tariff page appeared in March, and by winter 23 attorneys from other towns had sent us filings worth R36,000 a month.',
      rating: 5,
    },
    {
      name: 'Kagiso Maluleke',
      company: 'Koppieview Policy Studies',
      quote:
        'A deputy director found our project pages and put us on a list to quote. That study came to R480,000, five months after launch. The website, in two languages, cost R42,000.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Small Centurion software shops that build sites between other jobs',
    'Students and recent graduates from Hatfield on page builders',
    'Afrikaans design studios in the east working on stock themes',
    'Tender-documentation firms that add a company website',
  ],
};
