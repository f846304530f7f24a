import type { Location } from '../schema.ts';

export const westernCape: Location = {
  slug: 'western-cape',
  kind: 'province',
  city: 'Western Cape',
  province: 'Western Cape',
  population: '7.1 million',
  meta: {
    title: 'Western Cape web design, coast to Karoo',
    description:
      'From Saldanha to Plettenberg Bay: one website that speaks to each Western Cape region you serve, with branch pages, seasons and languages in order.',
  },
  description:
    'The Western Cape is one province with many calendars. Whales fill Hermanus in August, pickers fill De Doorns in February, and George sells houses all year to people leaving the Highveld. A company that serves several of these regions needs a site that knows where its reader lives. We plan, write and code that kind of site.',
  stats: { businesses: '98,000+', avgRevenue: '+325%', growthRate: '81%' },
  market: {
    heading: 'Outside the metro, each district sells to somebody different',
    paragraphs: [
      'Five districts surround the Cape metro: West Coast, Cape Winelands, Overberg, Garden Route and Central Karoo. They share a provincial government and a High Court and surprisingly little else. A fruit exporter in Ceres talks to supermarkets in Rotterdam. A builder in Mossel Bay talks to pensioners from Centurion. An engineering shop in Vredenburg talks to a port. When a company copies one text into five branch pages, four of these readers feel addressed by accident.',
      'About half of the country’s agricultural exports come from here, and the crop decides when owners can think. Stone fruit peaks around the New Year, apples run to May, Citrusdal picks through winter and the Swartland cuts wheat from October. Tourism runs against that clock. Newcomers from inland arrive in every month and need a doctor, a will and a plumber at once.',
      'Afrikaans is the most common home language in the province, followed by isiXhosa and English, and the order changes with every mountain pass. We therefore settle the language of a page region by region, with your own visitor figures on the table, and write each version afresh.',
    ],
  },
  majorIndustries: [
    {
      name: 'Fruit, wine and grain export',
      text: 'Importers verify packhouse codes, accreditations and weekly availability. Give them a live season chart and a sales contact for every market in place of a generic form.',
    },
    {
      name: 'Relocation property',
      text: 'People moving from inland compare towns before houses. Agencies that publish school places, hospital distances and municipal rates for each town are consulted months before a rival is.',
    },
    {
      name: 'Retirement finance and estates',
      text: 'Along the southern coast, planners and attorneys advise clients over 65. Readable type, fees in rand and a visible human voice count for more than any calculator.',
    },
    {
      name: 'Fishing, aquaculture and marine work',
      text: 'From St Helena Bay to Gansbaai, processors and abalone farms sell to Asia and Europe. Traceability, permits and cold-chain proof must be reachable from the first page.',
    },
    {
      name: 'Wind, solar and port engineering',
      text: 'Contractors near Saldanha and in the interior bid for projects with long supplier forms. A references section by megawatt, client type and year saves days on each bid.',
    },
  ],
  districts: [
    {
      name: 'West Coast and Swartland',
      text: 'Saldanha Bay has the ore terminal and an industrial zone, Malmesbury the wheat, Clanwilliam the rooibos. Firms need sober, Afrikaans-first pages that load far from a tower.',
    },
    {
      name: 'Winelands and Breede River Valley',
      text: 'Beyond the famous estates lie Worcester, Robertson and Ceres, where co-operatives, nurseries and irrigation companies trade. Their customers want catalogues, spare parts and agronomists by name.',
    },
    {
      name: 'Overberg',
      text: 'Grain around Caledon, apples at Grabouw, second homes and whale watching in Hermanus. Agents and guesthouses live on weekends, so availability must be right by Thursday.',
    },
    {
      name: 'Garden Route',
      text: 'George has the airport and the circuit court, Knysna and Plettenberg Bay the visitors, Mossel Bay the retirees. Competition comes from Gauteng firms that followed their clients down.',
    },
    {
      name: 'Central Karoo',
      text: 'Beaufort West lives off the N1 and sheep; Prince Albert off guests who stay three nights. Small light sites with directions, diesel and dinner times do the job.',
    },
  ],
  mistakes: [
    {
      title: 'A list of branches where pages should be',
      text: 'Nine telephone numbers in a footer tell nobody in Riversdale what that office does. Every branch deserves its own people, hours, services and local work, otherwise the directory sites take its place in the results.',
    },
    {
      title: 'Vineyards on everything',
      text: 'Rows of vines illustrate accountants in Beaufort West and welders in Vredenburg alike. Readers on the dry side of the mountains take it as a sign that head office has not been there. We use photographs from the district that the page speaks about.',
    },
    {
      title: 'Seasons locked in a PDF rate card',
      text: 'Winter, shoulder and peak tariffs sit in a file from the year before last. Travellers on the N2 cannot pinch it open and telephone the next place. Dated prices in the page itself take one morning to set up and can be changed by reception.',
    },
  ],
  questions: [
    {
      question: 'We have offices in George, Worcester and Vredenburg. One site or three?',
      answer:
        'One. Three domains split your reputation and triple the upkeep. Under a single address each office receives a section with its own team, reviews and language order. Searchers see the nearest one. Groups of three to six offices usually land between R45,000 and R90,000, text included.',
    },
    {
      question: 'Can we appear in towns where we have no premises?',
      answer:
        'In the ordinary results, yes, if you have done work there and can show it: a Bredasdorp case, a Swellendam reference, travel terms. In the map listing, hardly, because that needs a staffed address. We will not invent one. Pages without substance get filtered and can pull the good ones down.',
    },
    {
      question: 'Who gathers material from all those places?',
      answer:
        'We do. A half-hour call with every branch, a shared folder for pictures and a checklist in Afrikaans or English. For larger projects we fly to George or drive the route over two or three days. Collection runs beside design, so a multi-region build still fits in 8 weeks.',
    },
  ],
  reasons: [
    'Regional pages are researched one at a time, each with its own crop, court or coastline.',
    'Enquiries reach the nearest branch automatically, with a copy to whoever watches the group.',
    'Pages weigh little, for readers between Laingsburg and Merweville.',
    'Figures are split by district, so you learn which office earns its rent.',
  ],
  testimonials: [
    {
      name: 'Marlene Oosthuizen',
      company: 'Kuspad Rekenmeesters',
      quote:
        'We had four branches and one contact form. Now each office has its section, and enquiries went from 22 to 76 a month. Mossel Bay alone signed R480,000 in new retainers by June.',
      rating: 5,
    },
    {
      name: 'Luthando Mbiko',
      company: 'Langebaan Lagoon Energy Works',
      quote:
        'Bid documents took us four days. With our references searchable online they take one, and we reached two shortlists in the first half-year. The R64,000 was recovered on the smaller job.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Cape Town agencies that treat the districts as an afterthought',
    'One-person studios in George, Hermanus and Langebaan',
    'Town directories and tourism portals that sell listings',
    'Agricultural marketing firms with a web side line',
  ],
};
