import type { Location } from '../schema.ts';

export const johannesburg: Location = {
  slug: 'johannesburg',
  kind: 'city',
  city: 'Johannesburg',
  province: 'Gauteng',
  population: '5.6 million',
  meta: {
    title: 'Hand-coded websites in Johannesburg',
    description:
      'Websites for Joburg attorneys, advisers, estate agents and traders who must win over strangers at a glance. Quick on any phone, priced before work starts.',
  },
  description:
    'Johannesburg buys from strangers. Almost everybody here came from somewhere else, so word of mouth runs out fast and a search takes over. We hand-code websites for the city’s attorneys, advisers, agencies and traders that settle a stranger’s doubts before the first call: who will help me, and what will it cost.',
  stats: { businesses: '62,000+', avgRevenue: '+355%', growthRate: '88%' },
  market: {
    heading: 'A city founded on a gold rush still decides in a hurry',
    paragraphs: [
      'Joburgers pick a supplier between two meetings, on a phone, often in a parked car. They open four tabs, keep two and ring whoever shows a price range and a named person. If your home page needs eight seconds on a patchy signal, you lose that contest without ever hearing that it took place. Ours open in under two, on the mid-range Androids that most of the city carries.',
      'The money sits in layers that barely meet. Big banks still run head offices downtown, galleries line Jan Smuts Avenue, importers haggle in Fordsburg and Soweto spends at its own malls. One vague page for everyone therefore persuades no one. We ask which of these people you want more of, then write for them alone.',
      'The year has a hard stop. From the Day of Reconciliation until well into January much of the city is at the coast or back home, and new instructions dry up. They return in a flood when schools reopen. A site meant to catch that flood should be briefed by late October.',
    ],
  },
  majorIndustries: [
    {
      name: 'Courts and litigation',
      text: 'The High Court on Pritchard Street and the Constitutional Court in Braamfontein keep a small army of attorneys busy. A good litigation page names the matters you refuse as well as those you accept.',
    },
    {
      name: 'Banking, insurance and advice',
      text: 'Anyone about to move a pension looks for the FSP number first. Set it beside the adviser’s face, then let people book half an hour in two taps.',
    },
    {
      name: 'Private medicine',
      text: 'Specialists in Parktown and at Milpark see referred patients. Those patients search the evening before for parking, medical-aid rates and the likely wait, and rarely find any of it.',
    },
    {
      name: 'Wholesale and textiles',
      text: 'Traders in Fordsburg and Crown Mines supply shopkeepers from across the subcontinent. A stock list that is true this morning, with ordering by WhatsApp, beats any glossy catalogue.',
    },
    {
      name: 'Homes and lettings',
      text: 'Since taps began running dry for days, house hunters ask about boreholes, tanks and inverters before bedrooms. Listings should let them filter on exactly that.',
    },
  ],
  districts: [
    {
      name: 'Marshalltown and the old centre',
      text: 'Bank head offices and the practices that live off the courts. First-time visitors worry about parking, so an arrival page with photographs of the secure entrance saves cancelled appointments.',
    },
    {
      name: 'Rosebank',
      text: 'Agencies, dealers in art and investment boutiques around a Gautrain stop. Their clients look at type and white space all day and notice a cheap theme immediately.',
    },
    {
      name: 'Braamfontein',
      text: 'Wits students share these pavements with non-profits and law clinics. What the charities lack is a donations page that takes foreign cards and reports that donors can open.',
    },
    {
      name: 'Fordsburg and Mayfair',
      text: 'Family firms, tailors and jewellers around the Oriental Plaza. Many close for Friday midday prayers; trading hours that say so spare a customer from Benoni a wasted drive.',
    },
    {
      name: 'Soweto',
      text: 'Vilakazi Street in Orlando West earns from visitors, while builders, caterers and undertakers serve residents. Both audiences want prices up front and a page that eats little data.',
    },
  ],
  mistakes: [
    {
      title: 'A skyline where a face should be',
      text: 'Count the local home pages that open with Ponte or the Hillbrow Tower at dusk. The picture tells readers which city they are in, and they knew. A portrait of the partner who will return the call, taken in your own boardroom, sells more.',
    },
    {
      title: 'The office moved and nobody told Google',
      text: 'Firms here drift north: Commissioner Street, then Parktown, then Rosebank. Old addresses live on in footers and directories for years, and clients arrive at a building full of new tenants. We correct each listing in launch week.',
    },
    {
      title: 'Forms that demand a life story',
      text: 'A dozen compulsory boxes, ID number included, before anybody may ask a question. On a Gautrain platform that gets abandoned. Ask for a name, a number and one sentence. The rest can wait for the consultation, which is what POPIA would prefer anyway.',
    },
  ],
  questions: [
    {
      question: 'How far is your studio from our offices in Johannesburg?',
      answer:
        'It is in Kempton Park beside the airport, 25 to 45 minutes from most suburbs outside peak traffic. We come to you for the briefing and again to present the design. In between, short video calls will do: nobody wants a third trip through Gillooly’s interchange.',
    },
    {
      question: 'What would a practice with 10 attorneys pay?',
      answer:
        'Usually between R28,000 and R55,000, inside our Premium range. The lower figure covers profiles, practice areas and an enquiry path. Towards the top come written articles, portraits and online booking of consultations. You pay 50% upfront, and 30 days of support after launch are included.',
    },
    {
      question: 'Rivals buy adverts on every search. Can we still be found?',
      answer:
        'For “lawyer Johannesburg”, slowly. For what a paying client really types, such as “antenuptial contract Parkhurst” or “CCMA representation Roodepoort”, a precise page often shows up within eight to 12 weeks. We begin with a dozen of those.',
    },
    {
      question: 'Does the site stay online when our block has no power?',
      answer:
        'It does. Nothing runs from a cupboard in your office: hosting sits in a data centre with its own generators and a 99.9% uptime target. Enquiries also reach a second address by email, so a dead router in Northcliff costs you no client.',
    },
  ],
  reasons: [
    'We live with the same outages, detours and deadlines, and plan launches around them.',
    'The person who answers your call is the person who writes your code.',
    'Each page is tried on a cheap prepaid handset as well as the newest iPhone.',
    'Only eight projects start each month, so yours never queues behind 40 others.',
  ],
  testimonials: [
    {
      name: 'Lerato Mabaso',
      company: 'Mabaso Wynn Attorneys',
      quote:
        'The old site brought two calls a month, one of them a wrong number. Seven weeks after the relaunch we had signed three commercial matters worth R410,000 in fees, all from people who had never heard of us.',
      rating: 5,
    },
    {
      name: 'Riyaad Moolla',
      company: 'Indigo Loom Textiles',
      quote:
        'Shopkeepers in Lusaka and Gaborone send their order from the stock list before they drive down. That was R680,000 in the first quarter, and my counter staff no longer answer the same question all day.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Full-service advertising agencies in the northern suburbs with large retainers',
    'Freelancers on page builders in Randburg and Roodepoort',
    'Search-marketing shops that rent out template sites by the month',
    'Printers and sign makers who add a website to the order',
  ],
};
