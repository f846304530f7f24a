import type { Location } from '../schema.ts';

export const portElizabeth: Location = {
  slug: 'port-elizabeth',
  kind: 'city',
  city: 'Port Elizabeth',
  province: 'Eastern Cape',
  population: '1.3 million',
  meta: {
    title: 'Port Elizabeth (Gqeberha) web development',
    description:
      'Component makers, citrus exporters, lodges and law firms in Port Elizabeth are stronger than their websites show. We put the proof where buyers look.',
  },
  description:
    'Port Elizabeth, officially Gqeberha, presses car bodies, ships oranges and argues its cases in Bird Street. Its companies are usually better than their websites. We close that gap: a purchasing manager in Germany or a family in Walmer should see within a minute what you make, whom you serve and what happens after they write.',
  stats: { businesses: '14,500+', avgRevenue: '+248%', growthRate: '72%' },
  market: {
    heading: 'A city of suppliers, where the audit starts online',
    paragraphs: [
      'The motor plants in Kariega and Struandale set the clock. When they close in mid-December, toolmakers, caterers and a good many offices close too, and no decision falls until the second week of January. A supplier’s website is opened by a vehicle maker’s procurement team long before anyone visits. They look for quality certificates, press tonnage, shift patterns and B-\u2060BBEE level. Too often they find a picture of a gate and a fax number.',
      'Around the factories lies an older trade. Lemons and oranges from the Sundays River and Gamtoos valleys go through the harbours in the cool months. Wool and mohair are still auctioned here. Lodges towards Addo and Makhanda host families who choose them because there is no malaria. And people call the city by three names: PE in speech, Port Elizabeth in old documents, Gqeberha on the signs. Pages have to answer to all of them, in a place where isiXhosa, Afrikaans and English meet at every counter.',
    ],
  },
  majorIndustries: [
    {
      name: 'Automotive components',
      text: 'List processes, machines, tolerances and certificates as text that a search can read. Add a secured area for PPAP files and drawings, and sourcing staff will treat you as a serious bidder.',
    },
    {
      name: 'Citrus and mohair export',
      text: 'Overseas agents plan by variety and week. A page per cultivar or clip, with volumes and packing formats, spares your marketing desk the same email 60 times a season.',
    },
    {
      name: 'Labour, injury and commercial law',
      text: 'A dismissed machine operator has 30 days to refer a dispute to the CCMA. The firm that says so, with the price of a first hour, gets that call today.',
    },
    {
      name: 'Safari lodges',
      text: 'Guests drive the Garden Route and end with elephants. They want family rates, transfer times from the airport and a child policy, then a booking without a tour operator’s margin.',
    },
    {
      name: 'Freight and logistics',
      text: 'Forwarders serving both ports win work with sailing cut-offs, depot hours and a rapid rate request. Importers at Coega compare three of you in the same hour.',
    },
  ],
  districts: [
    {
      name: 'Central and Richmond Hill',
      text: 'The High Court and its advocates lie on the old hill, with Stanley Street’s restaurants behind. Litigators need profiles that colleagues can cite; eateries need tonight’s tables.',
    },
    {
      name: 'Newton Park and Greenacres',
      text: 'Numbered avenues off Cape Road are full of attorneys, accountants, brokers and physiotherapists in converted houses. With 40 similar doors nearby, stated fees and specialities decide who is phoned.',
    },
    {
      name: 'Walmer',
      text: 'Leafy, settled and loyal. Wealth managers, decorators and estate agents along Main Road and Heugh Road sell to people who ask friends first, then want reassurance in good typography.',
    },
    {
      name: 'Summerstrand and Humewood',
      text: 'Nelson Mandela University, the beachfront hotels and the Ironman crowd every autumn. Landlords and guesthouses should publish term dates and race week separately, at separate prices.',
    },
    {
      name: 'Coega and Kariega',
      text: 'The special economic zone beside the Port of Ngqura and the car town formerly called Uitenhage. Investors and contractors read corporate pages in English, Mandarin or German before they fly.',
    },
  ],
  mistakes: [
    {
      title: 'One name for a city that has two',
      text: 'Some firms removed Port Elizabeth from every page in 2021, others never added Gqeberha. Each loses people who search by the other. Both names can stand in titles, addresses and map entries without looking clumsy, and the abbreviation belongs in the text.',
    },
    {
      title: 'The capability statement is an attachment',
      text: 'Machine lists and ISO certificates hide in a 20-megabyte brochure that expired two audits ago. Search engines read it badly and sourcing staff do not open it. As web pages the same facts are found, printed and forwarded.',
    },
    {
      title: 'Litigation, and nothing further',
      text: 'A typical practice lists six fields in one word each. People with an accident on the N2, a retrenchment letter or a disputed will cannot tell whether their matter counts. Describe the first meeting, the papers to bring and the likely months.',
    },
  ],
  questions: [
    {
      question: 'Do we write Port Elizabeth or Gqeberha?',
      answer:
        'Write the name your clients use in headings and the other one where it is natural, such as the address and the directions. Public-sector and national clients expect Gqeberha. Overseas guests and older residents type the former name. Your own search figures, some months in, show whether the balance is right.',
    },
    {
      question: 'Vehicle makers ask for documents. Can the site hand them over safely?',
      answer:
        'Yes. Approved contacts receive a personal login, each file shows its revision and expiry date, and you see who downloaded what. The public part stays open for search. Such a portal belongs to the Luxury range, usually between R60,000 and R85,000, and takes the full 8 weeks.',
    },
    {
      question: 'Can you build through the December shutdown?',
      answer:
        'We can, and it suits many manufacturers. Give us texts, machine lists and photographs by the end of November. We write and code while the line is down. You review in the second week of January and go live before purchasing budgets are released. The 50% deposit secures one of our 8 places for that month.',
    },
  ],
  reasons: [
    'We can read a process sheet and turn it into a page an engineer respects.',
    'Both city names are covered from the first day, without duplicate pages.',
    'You pay what a Sandton client pays for the same work, and speak to the same people.',
    'Lodge and guesthouse calendars show rates by season and by event week.',
  ],
  testimonials: [
    {
      name: 'Siyabulela Nqweni',
      company: 'Kragga Precision Toolworks',
      quote:
        'A German tier-one supplier found our press list in March and audited us in May. The first order was R2.1 million. Before this site nobody outside the Bay had ever contacted us unasked.',
      rating: 5,
    },
    {
      name: 'Lynette Gerber',
      company: 'Baakens Family Law',
      quote:
        'We printed our fees, which frightened my partner. Weekly calls rose from 8 to 26, fewer were time-wasters, and the R29,500 we paid was back in six weeks.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Signage and branding shops in Newton Park with a web desk',
    'Freelancers on page builders in Gqeberha',
    'Advertising agencies that serve the motor brands',
    'Lodge marketing companies that bundle sites with bookings',
  ],
};
