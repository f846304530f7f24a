import type { Location } from '../schema.ts';

export const eastLondon: Location = {
  slug: 'east-london',
  kind: 'city',
  city: 'East London',
  province: 'Eastern Cape',
  population: '400,000',
  meta: {
    title: 'East London (KuGompo City) web design',
    description:
      'People travel hours to see a specialist or attorney in East London. Give them fees, parking and a WhatsApp reply before they set out from Mthatha.',
  },
  description:
    'Somebody who needs you in East London may live in Nahoon, commute from Mdantsane or set out from Mthatha at four in the morning. The trip is planned on a cellphone, with airtime counted. We make websites that tell such a person the fee, the floor and the documents to carry, so that the journey ends at your door.',
  stats: { businesses: '6,900+', avgRevenue: '+215%', growthRate: '67%' },
  market: {
    heading: 'East London serves a region far wider than its suburbs',
    paragraphs: [
      'South Africa’s only commercial river port lies at the mouth of the Buffalo, with the Mercedes-Benz plant and the industrial development zone on the West Bank. They bring the export income. The rest of town earns its living from the hinterland: surgeons, schools, attorneys, wholesalers and banks used by families from Komga to Butterworth and beyond the Kei. For most of them one visit must do, so they choose whoever seems certain to help that day.',
      'Government is the other customer. Bhisho, less than an hour inland, holds the legislature, the departments and a High Court seat, and consultants, engineers and trainers live by its tenders. Then comes December. Sons and daughters working in Gauteng and Cape Town travel home with bonuses, marry, build, bury and settle estates within four weeks. Offices that lock up on 15 December hand the busiest month to those that stay open, or at least answer.',
    ],
  },
  majorIndustries: [
    {
      name: 'Specialist medicine',
      text: 'Patients arrive by taxi with a referral letter and a day’s leave. Put cash rates, schemes accepted, theatre days and a list of nearby lodging where they can screenshot it.',
    },
    {
      name: 'Claims and deceased estates',
      text: 'Road accidents, hospital negligence and unadministered estates fill the diaries of local attorneys. Explain prescription periods and who pays for what, in isiXhosa and in English.',
    },
    {
      name: 'Public-sector consulting',
      text: 'Evaluation committees google a bidder after the envelopes are opened. Completed municipal projects with values, dates and contactable referees should be waiting for them.',
    },
    {
      name: 'Export manufacturing',
      text: 'Zone tenants, battery makers and food factories sell far from the Buffalo River. Compliance papers, lead times and vacancies on a sparse corporate site keep head office and jobseekers informed.',
    },
    {
      name: 'Coastal lodges',
      text: 'Chintsa, Haga Haga and Kei Mouth fill with farmers, anglers and Free State families. Tide, road condition and deposit terms answer the questions reception hears all day.',
    },
  ],
  districts: [
    {
      name: 'Vincent',
      text: 'Banks, brokers and agencies gather around Vincent Park and Devereux Avenue. Rivals are next door to each other, so comparison happens on the phone, in the parked car.',
    },
    {
      name: 'Berea and Southernwood',
      text: 'Consulting rooms, law offices and auditors occupy old houses from Pearce Street to Belgravia Crescent. First-time callers get lost; a photograph of the entrance prevents a missed appointment.',
    },
    {
      name: 'Quigney and the Esplanade',
      text: 'Guesthouses and hotels by the sea host officials on weekdays and holidaymakers at weekends. Each group needs its own tariff, and the officials need a quotation with a tax number.',
    },
    {
      name: 'West Bank',
      text: 'Assembly, logistics and zone companies work between harbour, racetrack and airport. Visitors want gate rules, safety induction times and a supplier contact before they drive across the bridge.',
    },
    {
      name: 'Beacon Bay and Gonubie',
      text: 'Young families have moved north-east for schools and surf. Dentists, tutors, home builders and estate agents win them through reviews, instalment terms and Saturday hours.',
    },
    {
      name: 'Mdantsane',
      text: 'One of the country’s largest townships buys insurance, funerals, building material and legal help on WhatsApp. A page that opens on small data, with prices in full, earns trust.',
    },
  ],
  mistakes: [
    {
      title: 'Directions for people who already know the way',
      text: '“Opposite the old post office” helps nobody from Tsomo. Missing are the taxi rank to get off at, the walking time from Oxford Street and the closing hour. Those three lines save your staff a dozen explanations a day.',
    },
    {
      title: 'Silence about the first consultation',
      text: 'A person who spends R400 on transport fears a second bill at reception. When the page is mute about money, she visits someone else or stays at home. Print the amount, what it covers and whether it comes off the final account.',
    },
    {
      title: 'Closed for the homecoming',
      text: 'Banners wish everyone a restful season while thousands of relatives are back with decisions to make. Even a shut office can take details, offer January slots and confirm them automatically. Those bookings are the strongest start a year can have.',
    },
  ],
  questions: [
    {
      question: 'Clients here use WhatsApp. Does a website still matter?',
      answer:
        'It is what they look at before they send the first message. A shared link with your face, your rates and the practice number turns a nervous greeting into a proper question. We connect the two: the chat button carries the topic along, so your secretary knows it is about a late grandfather’s house.',
    },
    {
      question: 'What should a firm that tenders in Bhisho show?',
      answer:
        'Completed contracts by department and value, CIDB grading or professional registrations, your Central Supplier Database number, B-\u2060BBEE level and the CVs of key staff. Keep them dated. A dozen such pages fall within R15,000 to R30,000, and your bid writer can update them without asking us.',
    },
    {
      question: 'Is isiXhosa worth the extra effort?',
      answer:
        'For claims, estates, clinics, funerals and training, yes. Most people in Buffalo City speak it at home and few competing sites offer a line of it. We commission a writer from the region and begin with the six pages that lead to a call. Expect one more week.',
    },
    {
      question: 'The city was renamed. Do we become a KuGompo City firm?',
      answer:
        'On paper, yes: the name was gazetted in February 2026, so tenders, invoices and the address line should carry it. In search, not yet. Patients and heirs still type East London, and many say eMonti. We keep the familiar name in headings, explain the official one beside the map, and move the weight once your own figures show that callers have moved.',
    },
  ],
  reasons: [
    'We write for the long-distance visitor first, because she has the most to lose.',
    'Your December page, opening times and auto-replies are prepared in October.',
    'Pages are kept light, which matters when data is bought by the day.',
    'Our studio sits beside OR Tambo, a flight of some 90 minutes, and larger projects open with us at your table.',
  ],
  testimonials: [
    {
      name: 'Nomfundo Maqoma-Dyani',
      company: 'Umlambo Estates & Claims',
      quote:
        'The isiXhosa pages changed everything. We went from 35 enquiries a month to 118, and over the December closure the booking form filled three weeks of January, about R260,000 in fees.',
      rating: 5,
    },
    {
      name: 'Craig Whitfield',
      company: 'Kei Ridge Project Consultants',
      quote:
        'An evaluation panel told us they had checked our references online that morning. We have won three municipal appointments since, together R1.8 million, from a website that cost R21,000 and took five weeks.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Freelancers on page builders in East London',
    'Computer repair shops that host and design sites',
    'Gqeberha agencies that cover the Border region by telephone',
    'Directory publishers selling listing pages',
  ],
};
