import type { Location } from '../schema.ts';

export const nelspruit: Location = {
  slug: 'nelspruit',
  kind: 'city',
  city: 'Nelspruit',
  province: 'Mpumalanga',
  population: '110,000',
  meta: {
    title: 'Nelspruit (Mbombela) web developers',
    description:
      'Sites for the trades of Nelspruit and Mbombela: Kruger lodges, citrus and macadamia exporters, N4 transporters, High Court attorneys and the Maputo trade.',
  },
  description:
    'Some customers type Nelspruit, some type Mbombela, and others write from Maputo in Portuguese. All of them are on their way somewhere: to Kruger, to the border, to a packhouse or to court. We build Lowveld websites that catch them the evening before they travel, when the booking is still open.',
  stats: { businesses: '6,400+', avgRevenue: '+264%', growthRate: '77%' },
  market: {
    heading: 'The Lowveld sells to travellers, so be found a day early',
    paragraphs: [
      'The N4 pays the bills. Chrome and fruit roll east towards Maputo harbour while Mozambican households come west through Lebombo to shop at Riverside and i’langa, see a cardiologist or have the bakkie serviced. Easter and December are heaviest. A store or clinic that posts rand prices, opening hours and a short Portuguese page on payment and parking receives them. The one next door, silent on all this, gets whoever is left over.',
      'Up the R40 the stream consists of tourists, landing at Kruger Mpumalanga International or driving to Numbi gate with a phone as guide. In the valleys, picking runs from litchis before Christmas to late Valencias in spring, and overseas fruit buyers commit long before the bins are full. Since 2019 the province has had its own High Court on Samora Machel Drive. Cases that once meant a dawn start for Pretoria are argued at home, and attorneys here need pages worthy of that.',
    ],
  },
  majorIndustries: [
    {
      name: 'Lodges and safari guides',
      text: 'Europeans book at midnight, their time. Live availability, gate distances, child policy and malaria guidance must be settled on the page, with a deposit taken in two minutes.',
    },
    {
      name: 'Citrus, nuts and subtropical fruit',
      text: 'Importers shortlist packhouses by cultivar, count, certification and supply weeks. Put that calendar in plain text where Rotterdam and Shenzhen can find it.',
    },
    {
      name: 'Corridor transport and clearing',
      text: 'Drivers queue at Komatipoort while clients fret. A tracking link, a list of required documents and a dispatcher on shift calm the shipper more than any slogan.',
    },
    {
      name: 'Forestry and timber products',
      text: 'Plantations and sawmills around Sabie buy saws, boots, spares and labour. Suppliers should show stock, service radius and breakdown response, readable on a truck dashboard.',
    },
    {
      name: 'Private healthcare',
      text: 'Surgeons receive cases from Eswatini and southern Mozambique. Quote cash rates, translate admission steps and say which ward clerk speaks Portuguese.',
    },
    {
      name: 'Property and land claims advice',
      text: 'Game farms, golf estates and orchards trade hands alongside restitution matters. Buyers want water rights, tree age and claim status before they ask to view.',
    },
  ],
  districts: [
    {
      name: 'Riverside Park',
      text: 'The provincial government complex, Riverside Mall and corporate suites stand side by side. Tender consultants, engineers and bankers here are read by officials who check compliance first.',
    },
    {
      name: 'West Acres',
      text: 'Around i’langa Mall sit boutiques, franchise dealers and opticians. Weekend shoppers from across the border look for brands in stock and somewhere safe to leave a vehicle.',
    },
    {
      name: 'The centre and Samora Machel Drive',
      text: 'Courtrooms, legal offices, furniture chains and taxi ranks fill the old grid. Litigators should publish consultation fees, since walk-in clients have already asked three doors down.',
    },
    {
      name: 'Rocky Drift',
      text: 'Fabricators, truck workshops and equipment dealers occupy the industrial park on the way to White River. Farm managers phone from the orchard and want delivery dates.',
    },
    {
      name: 'White River',
      text: 'Twenty minutes north but within the same municipality: galleries, golf estates, macadamia growers and wedding venues. Their audience is affluent, unhurried and sensitive to bad photography.',
    },
    {
      name: 'KaNyamazane',
      text: 'Shops, salons, schools and builders east of the city work in siSwati. A light mobile page with directions by landmark outperforms a street address that satnav cannot place.',
    },
  ],
  mistakes: [
    {
      title: 'Betting on one of two names',
      text: 'Tourists search the old name, officials and tenders use the new one, and siSwati speakers say eNaspoti. Owners who pick a side vanish for the rest. Titles, addresses and articles can carry both without sounding clumsy.',
    },
    {
      title: 'Handing your own guests to a portal',
      text: 'A lodge pays for a website, then its button opens a booking giant that takes a fifth of the stay. Visitors who have already found you deserve your calendar, your best rate and your thank-you letter.',
    },
    {
      title: 'A trade-fair brochure posing as a catalogue',
      text: 'Packers upload a 30 MB file from last year’s exhibition. Purchasing managers abroad cannot search it or forward it by chat. Volumes, grades and audit numbers as ordinary text attract strangers; scans attract nobody.',
    },
  ],
  questions: [
    {
      question: 'Should our pages say Nelspruit or Mbombela?',
      answer:
        'Both, with a rule. The name that your customers use leads in headings; the other appears in the address, the title and one natural sentence per page. Lodges normally lead with the former, public-sector consultants with the latter. Your Google profile keeps the official form so that maps agree.',
    },
    {
      question: 'Can Mozambican customers reserve or pay online?',
      answer:
        'Reservations are easy. For payment, the main South African gateways can accept foreign Visa and Mastercard once that option is enabled, and prices stay in rand. Add a Portuguese summary and a WhatsApp line for proof of transfer. The setup is part of every Premium build from R15,000.',
    },
    {
      question: 'We lose 18% to portals. What would direct bookings return?',
      answer:
        'Suppose they send you R1.5 million a year: commission is R270,000. Shift a fifth of those nights to your own calendar and R54,000 stays in the lodge annually, which repays most Premium projects inside 12 months. Keep the portals for strangers and stop paying for returning guests.',
    },
  ],
  reasons: [
    'Portuguese text for the corridor is written by one person and proofread by another.',
    'Forms remember what a guest typed when reception drops near Numbi.',
    'Kempton Park is under four hours up the N4, so we come and walk the orchard.',
    'Go-live dates respect picking weeks, Easter queues and December occupancy.',
  ],
  testimonials: [
    {
      name: 'Nomcebo Shongwe',
      company: 'Umgwenya Bend Lodge',
      quote:
        'Direct reservations climbed from 11% of our nights to 34% in seven months. About R190,000 in commission stayed with us, and people now arrive knowing the gate times.',
      rating: 5,
    },
    {
      name: 'Riaan Oosthuizen',
      company: 'Nelsrivier Nut Packers',
      quote:
        'Importers in Hamburg and Shenzhen came across the supply calendar and asked for samples. The first container was worth R2.1 million. The website had cost us R28,500.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Freelancers on page builders in White River',
    'Booking portals that offer lodges a free mini-site',
    'Sign writers and print shops near the centre',
    'Johannesburg tourism agencies on monthly retainers',
  ],
};
