import type { Location } from '../schema.ts';

export const stellenbosch: Location = {
  slug: 'stellenbosch',
  kind: 'city',
  city: 'Stellenbosch',
  province: 'Western Cape',
  population: '155,000',
  meta: {
    title: 'Stellenbosch websites for wine and funds',
    description:
      'A site that stands up to a professor, an importer and a family office: written in Afrikaans and English for Stellenbosch, ready outside harvest time.',
  },
  description:
    'Your reader in Stellenbosch may hold a doctorate in your subject, own the cellar next door or pay rent for a daughter in second year. They notice a wrong vintage and a borrowed photograph. We write and code sites that survive such close reading, in Afrikaans and English, and we keep out of the cellar during harvest.',
  stats: { businesses: '4,200+', avgRevenue: '+315%', growthRate: '84%' },
  market: {
    heading: 'In Stellenbosch everybody checks you with somebody they know',
    paragraphs: [
      'Wine, a university and private capital live within walking distance of each other under these oaks. Investment firms and family offices work behind gables without a board at the gate, or from glass buildings in Techno Park. Introductions happen over lunch. Afterwards the other side looks you up, and the page either confirms what was said at table or weakens it. Few deals begin with a search. Nearly all of them pass through one.',
      'Two calendars overlap. Grapes come in from late January to the end of March and hold every winemaker, exactly when tens of thousands of students return and leases, deposits and quarrels about both begin. Tasting rooms peak over Christmas and Easter. Woordfees fills the town in October. We collect text and photographs in winter, when the vines are bare and owners have an hour, and ask for approvals by the middle of January or not before April.',
    ],
  },
  majorIndustries: [
    {
      name: 'Wine estates',
      text: 'The oldest wine route in the country has well over 100 cellars on it. Yours must say in one glance when tastings run, what they cost and whether children and dogs may come.',
    },
    {
      name: 'Investment firms and family offices',
      text: 'Counterparties want a licence number, the names of the principals and a track record described with restraint. Three well-written pages do more than 30 thin ones.',
    },
    {
      name: 'Research and spin-out companies',
      text: 'A venture leaving the laboratory speaks to funders and first customers at once. Explain the science in 200 words, then link papers and patents for those who dig.',
    },
    {
      name: 'Student letting',
      text: 'Parents sign from Pretoria or Windhoek without a viewing. Floor plans, walking minutes to the faculty, and the deposit rules settle their nerves and shorten the email thread.',
    },
    {
      name: 'Weddings and conferences',
      text: 'Planners enquire at six venues in a sitting. An open-dates calendar and a starting price per head put you among the two they actually drive out to see.',
    },
  ],
  districts: [
    {
      name: 'Dorp Street and the old centre',
      text: 'Attorneys, notaries and galleries occupy Cape Dutch and Georgian fronts between Die Braak and the Eerste River. Walk-in trade is slight, so the site has to do what the white gables do.',
    },
    {
      name: 'Techno Park',
      text: 'Banking, software and engineering firms sit south of town off the R44. They recruit graduates against Amsterdam, and their vacancies deserve more thought than a list of job titles.',
    },
    {
      name: 'Around campus',
      text: 'Letting agents, tutors and clinics near Victoria Street and Banghoek Road serve people aged 20. Everything happens on a phone, often after midnight, and a form with nine fields goes unanswered.',
    },
    {
      name: 'Paradyskloof and De Zalze',
      text: 'Executives and retired directors live on this side towards Somerset West. Wealth advisers and estate agents court them with quiet sites: large type, few claims, a direct number.',
    },
    {
      name: 'Banghoek and Helshoogte',
      text: 'Restaurants and cellars along the pass to Pniel depend on lunch. Guests check the menu and the view from a car, so table booking must work on one bar of signal.',
    },
  ],
  mistakes: [
    {
      title: 'Three centuries of history before the opening hours',
      text: 'The visitor has parked and wants to know if the kitchen is open on Monday. He gets the land grant of 1692, a fading slideshow and an old price list. Begin with today’s hours. The founding story belongs one tap away, for those who stay.',
    },
    {
      title: 'A logo on a white page called discretion',
      text: 'Some investment houses show a monogram and an email address. A compliance officer in Zurich then cannot tell the firm from an impostor. You can remain private and still state who you are, which licence you hold and what you will never ask for by mail.',
    },
    {
      title: 'Wine baskets that collapse at the courier',
      text: 'Delivery cost appears on the last step, six-bottle rules appear after that, and the club discount needs a code sent by post. Many baskets die there. We show freight per case on the bottle’s own page and remember members when they return.',
    },
  ],
  questions: [
    {
      question: 'Can we sell bottles straight from the site, here and abroad?',
      answer:
        'At home, yes: with your liquor licence shown, an age check and a courier rate per province. Abroad, duty and freight can double the price of a case, so we lead foreign visitors to your importer by country and offer a quote form for the determined. A shop of this kind belongs to the Luxury range, R60,000 and above.',
    },
    {
      question: 'Who writes the Afrikaans pages, and does it take longer?',
      answer:
        'A person who was raised in it. We draft each language separately instead of translating, because a farmer from Koelenhof hears a machine in the first line. Tasting notes, fund commentary and legal terms are checked with you. Two languages add about a week to a build.',
    },
    {
      question: 'When should a letting agency for students go live?',
      answer:
        'By May. Families start securing the next academic year around the winter holiday and the good flats are gone by spring. Sign in March, spend 4 to 8 weeks building, and use the first 30 days of support to adjust the application form while demand is still climbing.',
    },
  ],
  reasons: [
    'Approvals are planned around pressing, graduation and the festival.',
    'We interview your winemaker or fund manager ourselves, so the text sounds like somebody who does the work.',
    'Nothing is templated; your neighbour on the wine route will not have the same front page.',
    'A page with 40 wines opens as fast as a page with one.',
  ],
  testimonials: [
    {
      name: 'Anneke Terblanche',
      company: 'Drie Uile Wynkelder',
      quote:
        'Our wine club grew from 180 members to 520 in one year, which is worth R1.3 million to a cellar of our size. They built it in seven weeks and never phoned during pressing.',
      rating: 5,
    },
    {
      name: 'Dr Johan Lategan',
      company: 'Kwartsiet Sensing',
      quote:
        'Two funders told us the site answered their technical questions before the first call. We closed a R9 million round four months after launch, on a build that cost us R38,000.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Label and packaging designers who also make wine sites',
    'Students and recent graduates building on page builders',
    'Cape Town agencies with a winelands portfolio page',
    'Wine-club software vendors with fixed themes',
  ],
};
