import type { Location } from '../schema.ts';

export const paarl: Location = {
  slug: 'paarl',
  kind: 'city',
  city: 'Paarl',
  province: 'Western Cape',
  population: '112,000',
  meta: {
    title: 'Website design in Paarl, in Afrikaans too',
    description:
      'Paarl trusts a name, then looks it up. We build for Drakenstein attorneys, brokers, packers and agents, with proper Afrikaans and a written quote.',
  },
  description:
    'Paarl does business in Afrikaans first, across a desk, and looks you up afterwards. The grower on the Agter-Paarl road does it, and so does the couple who bought on a golf estate last month and know nobody in the valley. We build for firms with a good name and a page that does not live up to it.',
  stats: { businesses: '2,800+', avgRevenue: '+235%', growthRate: '74%' },
  market: {
    heading: 'A town of one long street and long memories',
    paragraphs: [
      'Main Street runs for kilometres between the Berg River and the granite of Paarl Mountain, and much of the town’s professional life has a brass plate on it. Grandsons still sign with the attorney their grandfather used. That loyalty is thinning. Households from Gauteng and the Cape suburbs have moved into the estates along the R301 without a lawyer, a broker or a dentist in Drakenstein. They cannot ask an uncle. They read, compare and choose whoever explains things best.',
      'Farming money sets the pace. Table grapes are packed through summer, wine grapes follow until March, and only then do owners settle accounts, revise trusts and sell or buy land. April to June is when advisers are appointed. In August the school derby between Gimnasium and Boys’ High stops serious conversation for a week. We like to launch in early autumn, so that your page is ready when the last bin has been tipped.',
    ],
  },
  majorIndustries: [
    {
      name: 'Agricultural law and trusts',
      text: 'Water rights, farm-dweller tenure, servitudes, succession between brothers: growers search for the exact problem. One plain page per problem, in the language of the kitchen table, brings the call.',
    },
    {
      name: 'Cellars, brandy and olives',
      text: 'Producers here often supply other people’s labels. Give trade buyers volumes and certifications on one side, and give Saturday visitors a map and a tasting fee on the other.',
    },
    {
      name: 'Packing and food manufacture',
      text: 'Supermarket technologists look for audit certificates, allergens, line capacity and a name in quality control. A photograph of a smiling picker answers none of it.',
    },
    {
      name: 'Lifestyle-estate property',
      text: 'Buyers weigh levies, building rules, school bus routes and the N1 at seven in the morning. The agent who publishes all four becomes the one they write to.',
    },
    {
      name: 'Specialist medical rooms',
      text: 'Patients drive in from Malmesbury and Worcester. They need referral rules, medical-aid rates and parking explained before they leave home, on a page their mother can enlarge.',
    },
  ],
  districts: [
    {
      name: 'Main Street and Suider-Paarl',
      text: 'Law practices, auditors and guesthouses share restored Victorian and Cape Dutch buildings. The façade says 1890; the site should show who works inside this year and for what fee.',
    },
    {
      name: 'Lady Grey Street',
      text: 'The trading street between mountain and river: furniture, spectacles, loans, cellphones. Shops need opening times that are right on Google, stock that can be reserved, and WhatsApp orders.',
    },
    {
      name: 'Dal Josafat',
      text: 'Factories, cold stores, joiners and truck workshops across the Berg sell to other companies. A downloadable company profile and a quote form with drawing upload replace many telephone calls.',
    },
    {
      name: 'The R301 estates',
      text: 'Val de Vie and Pearl Valley, on the way to Franschhoek, hold newcomers with money and no local contacts. Advisers, architects and interior firms meet them online or miss them.',
    },
    {
      name: 'Agter-Paarl and Klein Drakenstein',
      text: 'Vineyards, wedding barns and farm stays lie on either side of the valley. Maps misplace many of them, so gate photographs, coordinates and gravel-road notes belong on the contact page.',
    },
  ],
  mistakes: [
    {
      title: 'Founded in 1921, last edited in 2014',
      text: 'The firm’s centenary has its own page while two of the pictured partners have retired. Newcomers conclude that nobody is at home. Put present people first, with a direct line each, and let the founding year be one modest line at the foot.',
    },
    {
      title: 'English for strangers, nothing for the neighbours',
      text: 'Owners order an English site because it looks grander. Their own clients type “prokureur Paarl” or “grond te koop Drakenstein” and find a directory. A handful of Afrikaans pages costs little and meets almost no opposition in the results.',
    },
    {
      title: 'Calling yourself Cape Town by the back door',
      text: 'Writing “Cape Town Winelands” everywhere puts you behind thousands of city pages, while the search from Wellington or Klapmuts passes you by. State the town, the street and the places you drive to. The map listing depends on that precision.',
    },
  ],
  questions: [
    {
      question: 'All our work comes by word of mouth. What would a site change?',
      answer:
        'It decides how many recommendations arrive. Ask your receptionist how many callers mention that they saw the page first. Those who disliked what they saw never rang. A clear Starter site between R3,500 and R14,999 is enough to stop that leak.',
    },
    {
      question: 'Must everything be in both languages?',
      answer:
        'No. Services, fees, people and contact should be, since those decide the call. Articles can stay in the language your readers use: farm matters in Afrikaans, estate and property matters in English. This mix keeps a project of 12 pages inside five weeks and saves you the translation of things nobody reads.',
    },
    {
      question: 'Can you come and see the farm before you quote?',
      answer:
        'We quote in writing, from a call and a few phone pictures. For Premium and Luxury projects we then visit for a day, walk the cellar or packhouse with you and photograph it. The 50% deposit falls due once you have approved the written scope.',
    },
  ],
  reasons: [
    'Afrikaans pages are written from scratch, by somebody who grew up with the language.',
    'You hold a written price before anybody opens a laptop.',
    'We know what a packhouse auditor looks for and where a bride’s mother clicks.',
    'Your old domain, mailboxes and good name move over without a lost message.',
  ],
  testimonials: [
    {
      name: 'Hennie Basson',
      company: 'Klipkers Boedels en Trusts',
      quote:
        'Within five months 58 growers had asked about succession through the Afrikaans pages, and 19 became clients, worth R740,000 in fees. My partner thought farmers do not read websites.',
      rating: 5,
    },
    {
      name: 'Rochelle Adonis',
      company: 'Bergoewer Cold Chain',
      quote:
        'A retailer’s buyer found our certificates online, toured the plant and signed within eight weeks. The site cost R34,000. That single contract fills one of our rooms for three seasons.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Print shops that added web design',
    'Freelancers on page builders in Paarl and Wellington',
    'Cape Town agencies that quote for the winelands',
    'Relatives of the owner',
  ],
};
