import type { Location } from '../schema.ts';

export const durban: Location = {
  slug: 'durban',
  kind: 'city',
  city: 'Durban',
  province: 'KwaZulu-Natal',
  population: '3.9 million',
  meta: {
    title: 'Durban websites for freight and law firms',
    description:
      'Custom-coded websites for Durban freight agents, maritime attorneys, Umhlanga advisers and coastal estate agents. Most are live inside two months.',
  },
  description:
    'Durban buys from a name it has heard before. A cousin recommends you, a shipping agent forwards your number, and then somebody looks you up on a phone. We build the site that makes this check end in a call: quick to open, frank about fees and exact about what you do between the harbour and Umhlanga.',
  stats: { businesses: '38,000+', avgRevenue: '+310%', growthRate: '83%' },
  market: {
    heading: 'A harbour city where every referral gets checked online',
    paragraphs: [
      'The port sets the clock. Containers come over Pier 1 and Pier 2, cars through the Point, fuel and chemicals through Island View, and most of it leaves for Gauteng on the N3. Clearing agents, marine surveyors, warehouse landlords, insurers and ship-arrest attorneys live off that flow. Their buyers sit in Shanghai, Rotterdam or Midrand and have never seen the Bluff. For them your website is the only office they will ever visit, and it has to answer at two in the morning.',
      'The other economy faces the people who live here. Families in Westville, Chatsworth, Phoenix and Berea pick a doctor, conveyancer or jeweller the way their parents did: by asking around. The link goes into a family WhatsApp group before anybody dials. Meanwhile the offices that left the CBD for Umhlanga Ridge compete within a few blocks of one another. If your pages resemble the neighbour’s, price becomes the only thing left to compare.',
    ],
  },
  majorIndustries: [
    {
      name: 'Freight, clearing and warehousing',
      text: 'Importers ask which commodities you clear, which depots you use and who picks up at night. A quote form that collects tariff heading, volume and arrival date lets your first reply carry a figure.',
    },
    {
      name: 'Maritime and commercial law',
      text: 'A London club looks for admiralty attorneys against the tide. It needs named partners, mobile numbers, arrest experience and a duty contact, all readable in half a minute.',
    },
    {
      name: 'Automotive and chemical supply',
      text: 'Plants around Prospecton and Jacobs vet suppliers through procurement desks. Show certificates, B-\u2060BBEE level, capacity and lead times as a download for the vendor file.',
    },
    {
      name: 'Property along the northern beaches',
      text: 'Sellers between Durban North and Umhlanga judge an agent by sales in their own road. Achieved prices, levies and sea-facing photographs must load on mobile data during a show day.',
    },
    {
      name: 'Hotels, congresses and the July season',
      text: 'Rooms fill around the Durban July, school holidays and events at the ICC. Your booking page should take a deposit and beat the portal’s rate for the same night.',
    },
    {
      name: 'Jewellery, fabric and bridal wear',
      text: 'Wedding families compare goldsmiths and sari houses months ahead. Collections arranged by ceremony, private viewings and delivery abroad sell more than a cart full of stock.',
    },
  ],
  districts: [
    {
      name: 'Umhlanga Ridge and La Lucia Ridge',
      text: 'Wealth managers, head offices and law firms share the office parks near Gateway. A prospect may compare several over one lunch, so your difference belongs on the first screen.',
    },
    {
      name: 'Maydon Wharf and Bayhead',
      text: 'Bulk terminals, ship repairers, hauliers and container depots. Visitors are dispatchers who want gate hours, the yard foreman’s number and truck rules without scrolling.',
    },
    {
      name: 'Musgrave and the Berea',
      text: 'Psychologists, dentists and small legal practices work from converted houses on the ridge. Give parking, consultation fees and medical-aid rules online and reception stops repeating them.',
    },
    {
      name: 'Westville, Pinetown and New Germany',
      text: 'Accountants and medical groups take the leafy side; factories make goods down the hill. One sort wants booked consultations, the other a parts catalogue that purchasing staff can search.',
    },
    {
      name: 'Dr Yusuf Dadoo Street and Warwick',
      text: 'Older customers still say Grey Street. Textile traders, spice dealers and goldsmiths gain up-country shopkeepers by publishing wholesale minimums with a WhatsApp order line.',
    },
  ],
  mistakes: [
    {
      title: 'Office hours on a port that never shuts',
      text: 'Vessels berth on Sunday nights. Plenty of freight and marine sites offer an info@ address and weekday hours. A duty number, tappable on every page, collects the instruction while rivals sleep.',
    },
    {
      title: 'The same beachfront picture on everything',
      text: 'Accountants, plumbers and attorneys all open with the stadium arch or the promenade. A visitor learns that you are near the sea. Photograph your people, premises and finished jobs instead, so they know whom they would be paying.',
    },
    {
      title: 'One contact page for a stretched metro',
      text: 'eThekwini runs from Umkomaas to Tongaat and inland to Cato Ridge. Companies with branches in Amanzimtoti and Hillcrest list both in a single footer and rank in neither. Each branch deserves its own page, staff and trading hours.',
    },
  ],
  questions: [
    {
      question: 'Will somebody sit in our boardroom before we pay?',
      answer:
        'Yes. Johannesburg is an hour away by air, and a bigger build begins with a workshop at your table. A weekly call carries it from there. The first 50% is invoiced once you have approved a written scope, so you will know us before any money moves.',
    },
    {
      question: 'Our principals are overseas shipowners. Will pages open quickly for them?',
      answer:
        'That is tested before launch. Files are served from a location near the reader, pictures are cut to the screen that asks for them, and we measure from Europe and Asia. Our target is a readable first screen inside two seconds. Hours appear in local time and UTC.',
    },
    {
      question: 'What would a five-attorney practice in Umhlanga spend?',
      answer:
        'Premium covers most of them. Around R35,000 covers partner profiles, practice areas, an intake form that sorts matters by type and search work for the suburbs you serve. Allow six weeks. A sole practitioner who needs five honest pages stays within Starter, R3,500 to R14,999.',
    },
  ],
  reasons: [
    'Demurrage decides the layout: urgent contacts come first, company history last.',
    'Enquiries land on WhatsApp and in your inbox at the same moment, day or night.',
    'Suburb pages come from somebody who has checked where eThekwini starts and ends.',
    'We accept eight clients a month, which keeps senior people on your build.',
  ],
  testimonials: [
    {
      name: 'Priyanka Govender',
      company: 'Albacore Marine Attorneys',
      quote:
        'A correspondent in Piraeus found our duty page at midnight and instructed us by one. That single arrest covered the R42,000 we had spent, and 11 foreign enquiries followed during the first quarter.',
      rating: 5,
    },
    {
      name: 'Sipho Mkhize',
      company: 'Umdoni Clearing & Forwarding',
      quote:
        'Our old form produced vague messages. The new one asks for cargo and arrival date, so we price an import in 20 minutes instead of a day. Weekly quotes rose from eight to 27 before the second month was out.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Freelancers on page builders in Glenwood and Durban North',
    'Umhlanga marketing agencies that resell purchased themes',
    'Signage and print shops in Pinetown that add a website to the order',
    'Freight software vendors with a bundled brochure page',
  ],
};
