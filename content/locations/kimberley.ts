import type { Location } from '../schema.ts';

export const kimberley: Location = {
  slug: 'kimberley',
  kind: 'city',
  city: 'Kimberley',
  province: 'Northern Cape',
  population: '225,000',
  meta: {
    title: 'Web development in Kimberley and beyond',
    description:
      'Kimberley websites for mine suppliers, solar contractors, hunting outfitters, attorneys and jewellers who serve clients hundreds of kilometres off.',
  },
  description:
    'A Kimberley client may be ten minutes away in Belgravia or eight hours away in Springbok. Firms here supply mines, irrigation schemes and government departments across the widest province there is. We build websites that hold the first meeting for you, so you only fill the tank for people ready to sign.',
  stats: { businesses: '4,300+', avgRevenue: '+205%', growthRate: '66%' },
  market: {
    heading: 'Diamonds made the city; distance now decides its business',
    paragraphs: [
      'Kimberley governs the largest and emptiest of the nine provinces. The premier’s departments, the legislature, the Northern Cape High Court and Sol Plaatje University are among its steadiest payers. So a procurement clerk often reads your site before any customer does. That clerk wants your supplier-database number, tax standing, B-\u2060BBEE level, the names of directors and two references from this side of the Orange River. Gather them in one spot and requests for quotation stop arriving half blank.',
      'Larger orders are placed further out. Iron ore and manganese at Kathu, Postmasburg and Hotazel need caterers, riggers, medicals and labour lawyers. Solar fields need fencing, guards and servitude agreements. Irrigators at Vaalharts, Douglas and Hopetown plant pecans, lucerne and potatoes. None of them will stroll past your window on Du Toitspan Road. They search after shift, on thin reception, and frequently in Afrikaans or Setswana.',
    ],
  },
  majorIndustries: [
    {
      name: 'Mine supply and alluvial digging',
      text: 'Vendor managers on the ore belt approve by document. Medical surveillance, safety statistics, fleet and shutdown crews should be dated, complete and printable in the site office.',
    },
    {
      name: 'Solar and civil construction',
      text: 'Developers from Madrid or Sandton need a partner on the ground. Megawatts worked on, earthmoving plant, local-employment numbers and community liaison make the shortlist.',
    },
    {
      name: 'Irrigation farming and game',
      text: 'Pivot installers, seed agents and auctioneers sell on trust built over fences. Sale dates, species, prices achieved and a map to the kraal keep buyers returning.',
    },
    {
      name: 'Law and public administration',
      text: 'Land reform, mineral rights and municipal disputes fill the roll. A client in Upington should see fees, travel charges and video-consultation hours before dialling.',
    },
    {
      name: 'Hunting and heritage visitors',
      text: 'Outfitters sell winter to Texans; hosts sell siege history to N12 motorists. Both lose money when rates, permits or dinner arrangements require an exchange of mails.',
    },
    {
      name: 'Cut stones and jewellery',
      text: 'Few cities can sell a diamond with a story this close. Certificates, provenance and private appointments justify a price that a mall chain would discount.',
    },
  ],
  districts: [
    {
      name: 'City centre and Market Square',
      text: 'Departments, banks, attorneys and furniture stores surround the old city hall. Officials browse during office hours on slow desktops, so plain layouts and clear PDFs help.',
    },
    {
      name: 'Belgravia',
      text: 'Verandahed mansions along Du Toitspan Road now house doctors, museums and inns. Heritage sets expectations: careful typography and good pictures feel natural, clip art does not.',
    },
    {
      name: 'Galeshewe',
      text: 'A large, old township full of caterers, builders, taverns and co-operatives bidding for state work. A tidy company profile in English, with Setswana contact details, opens doors.',
    },
    {
      name: 'Kimdustria',
      text: 'Drill-bit dealers, hydraulics workshops and steel yards send bakkies to every mine. Stock on hand, call-out rate per kilometre and a night number are what foremen look for.',
    },
    {
      name: 'Monument Heights',
      text: 'Guesthouses on quiet streets sleep auditors, engineers and wedding parties. Weekday corporate rates, invoices with VAT and fast Wi-Fi deserve top billing.',
    },
    {
      name: 'Beaconsfield',
      text: 'This former mining village has railway yards, garages and modest workshops. Owners rely on repeat trade; reviews and a WhatsApp photo quote bring the rest.',
    },
  ],
  mistakes: [
    {
      title: 'The Big Hole as a logo',
      text: 'Insurers, dentists and electricians decorate their banners with the same crater. Tourists may enjoy it. A mine buyer in Postmasburg wants to see your crane, your crew and the job you completed last month.',
    },
    {
      title: 'Silence about travel',
      text: 'Kathu lies some 250 kilometres away, Upington about 400. Hardly a contractor says what the trip costs or how soon a team departs. Print a rate per kilometre and you will be shortlisted by people tired of guessing.',
    },
    {
      title: 'Pages too heavy for Hotazel',
      text: 'Rotating banners of nine megabytes were approved on office fibre. Out on the manganese field they hang, then time out. Foremen return to the supplier whose number appeared straight away.',
    },
  ],
  questions: [
    {
      question: 'Do you know what a bid committee looks for online?',
      answer:
        'Consistency. Registered name, directors, CSD number, B-\u2060BBEE affidavit and address must match the tender pack to the letter. We make a compliance page that you can edit yourself in two minutes when a certificate is renewed, with the validity date displayed. It fits inside a Starter budget, up to R14,999.',
    },
    {
      question: 'Our hunters are Danish and American. What must they find?',
      answer:
        'A species list with trophy fees in dollars, daily rates, observer prices and the months you hunt. Then the worries: the SAPS 520 form for rifles, airport collection, dip-and-pack, refunds. Real camp photographs help more than drone film. We aim for a deposit paid without a single clarifying message.',
    },
    {
      question: 'Is it worthwhile with only 30 clients a year?',
      answer:
        'Do the sum on one. If an average mandate is worth R60,000 and your site brings two extra, a R25,000 project has returned nearly fivefold. Small numbers also make results easy to trace: every enquiry carries its page and what led there, so by the sixth month you can judge for yourself.',
    },
  ],
  reasons: [
    'A maximum page weight is agreed in the contract, because the ore belt must open it.',
    'Travel rates, radius and response times become a calculator instead of a phone call.',
    'Afrikaans and Setswana contact routes are planned with you before any design starts.',
    'OR Tambo is on our doorstep, so a day of interviews in Kimberley is one short flight.',
  ],
  testimonials: [
    {
      name: 'Boitumelo Mothibi',
      company: 'Lesedi Ore-Belt Catering',
      quote:
        'Two operations near Postmasburg listed us as a vendor after reading the compliance page. Our first contract was R640,000 for a six-week shutdown. Previously I mailed the same eleven certificates every time.',
      rating: 5,
    },
    {
      name: 'Francois Visagie',
      company: 'Witgras Plains Safaris',
      quote:
        'By late summer 23 hunters had paid deposits, against nine the season before. The price list answers most questions, and the website cost less than one kudu package.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Computer repair shops that also register domains',
    'Bloemfontein agencies visiting twice a year',
    'Tender consultants offering a profile page',
    'Outfitter directories based in the United States',
  ],
};
