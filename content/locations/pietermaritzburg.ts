import type { Location } from '../schema.ts';

export const pietermaritzburg: Location = {
  slug: 'pietermaritzburg',
  kind: 'city',
  city: 'Pietermaritzburg',
  province: 'KwaZulu-Natal',
  population: '750,000',
  meta: {
    title: 'Pietermaritzburg (PMB) web development',
    description:
      'A website studio for PMB: court correspondents, conveyancers, boarding schools, Midlands growers and Mkondeni factories in Pietermaritzburg, at a fixed fee.',
  },
  description:
    'Maritzburg is a capital with the manners of a county town: everyone knows an advocate, a headmaster and somebody with a dairy herd. New work nevertheless comes from strangers, and they know nobody. We build Pietermaritzburg websites that turn an outsider’s search for “PMB” into an appointment in your diary.',
  stats: { businesses: '9,800+', avgRevenue: '+245%', growthRate: '74%' },
  market: {
    heading: 'A town of old letterheads, where strangers bring new work',
    paragraphs: [
      'Government and justice anchor the centre. The KwaZulu-Natal Division of the High Court has its main seat here, the province’s only deeds registry stands beside it, and the legislature meets on Langalibalele Street. Counsel, sheriffs, conveyancers, land surveyors and executors earn their keep within a few minutes on foot. Much of it is sent up by Durban or Johannesburg practices that need papers lodged this morning. They appoint whoever states tariff, cut-off time and messenger in writing.',
      'Past the last traffic light lie cane, gum trees, avocados and milk. The Midlands boarding schools pull in parents from Lesotho to Lagos, and term dates shift real money: beds sell out for open days, half-terms, the Dusi in February and the Comrades in winter. When the University of KwaZulu-Natal reopens, Scottsville landlords have three weeks to let every room. A firm’s pages must follow that diary or they answer last season’s questions.',
    ],
  },
  majorIndustries: [
    {
      name: 'Correspondent and litigation practices',
      text: 'An instructing attorney elsewhere wants proof that you lodge daily. Publish the same-day deadline, the fee per attendance and the name of whoever carries the file.',
    },
    {
      name: 'Conveyancing and deceased estates',
      text: 'Heirs and banks keep asking how long a transfer or letters of executorship take. A stage-by-stage timetable with costs saves your secretary 20 calls a week.',
    },
    {
      name: 'Independent schools and colleges',
      text: 'Parents enrol years ahead and read on behalf of two households. Fees, boarding rules and visiting days come first; alumni news, giving and the tuck shop can follow.',
    },
    {
      name: 'Timber, dairy and sugar services',
      text: 'Growers hire contractors who understand slope, soil and mill quotas. Machine lists, districts covered and a photo record of finished compartments bring the phone call.',
    },
    {
      name: 'Aluminium, footwear and edible oil',
      text: 'National buyers ask for specification sheets, minimum runs and dispatch days. Keep all three two taps from the opening page, with a named sales engineer.',
    },
    {
      name: 'Medical specialists',
      text: 'Some patients have driven from Greytown, Ixopo or Underberg. Consulting days, referral rules and the papers required spare them a second journey.',
    },
  ],
  districts: [
    {
      name: 'Church Street and the legal quarter',
      text: 'Red-brick Victorian lanes hold chambers, attorneys and state departments. Readers are professionals under deadline, so put direct lines and lodging times above any history of the partnership.',
    },
    {
      name: 'Scottsville',
      text: 'Campus, racecourse and student digs share these avenues. Landlords, tutors and physiotherapists need prices by semester and a reply before lectures end.',
    },
    {
      name: 'Montrose and Chase Valley',
      text: 'Family suburbs around the Cascades centre. Orthodontists, bond originators and agents meet careful parents here who read reviews twice and expect online booking.',
    },
    {
      name: 'Mkondeni and Willowton',
      text: 'Engineering shops, food plants and distribution sheds close to the N3. A buyer in Gauteng judges capacity from photographs of the floor and a current ISO certificate.',
    },
    {
      name: 'Raisethorpe and Northdale',
      text: 'Chota Motala Road trades in hardware, clothing, sweetmeats and insurance, often through a third generation. Shoppers want stock, Eid and Diwali hours, plus an owner’s name.',
    },
    {
      name: 'Edendale and Imbali',
      text: 'Retail, driving schools, clinics and funeral parlours deal in isiZulu first. Prepaid data is precious in the valley, so the page has to weigh next to nothing.',
    },
  ],
  mistakes: [
    {
      title: 'Using only the sixteen-letter name',
      text: 'Thumbs type PMB or Maritzburg. Sites that insist on the full spelling miss those searches, while a nickname alone puzzles the Pretoria attorney who must cite your division. Place each form where its reader looks.',
    },
    {
      title: 'Copy that belongs at the coast',
      text: 'Durban agencies hand over promenades and palm trees. A farmer from the mist belt notices at once and goes back to the man his neighbour uses. Show the yard, the frost and the courthouse, and list the towns you drive to.',
    },
    {
      title: 'A crest where the facts should be',
      text: 'Long-established partnerships lead with a founding year and a coat of arms. Heritage reassures, yet it answers nothing. Move turnaround, charges and a named contact to the top; let the shield sit in the footer.',
    },
  ],
  questions: [
    {
      question: 'Can other firms send us correspondent instructions through the site?',
      answer:
        'Yes. We build a secure upload that asks for court, case number, deadline and type of attendance, then confirms receipt with a reference and time stamp. Your clerk sees it by mail straight away. A complete site including that form generally falls between R22,000 and R40,000.',
    },
    {
      question: 'We are an hour from Durban. Could we rank there as well?',
      answer:
        'For part of the work. Google weighs distance, so a Westville divorce will mostly go to somebody in Westville. Deeds lodgement, High Court filing and boarding admissions are different: people expect those here and will travel. We target such searches first and tell you which ones are not worth buying.',
    },
    {
      question: 'When should a school or guesthouse start building?',
      answer:
        'Count backwards. Allow four to eight weeks for the build, then several more before search engines settle. For first-term open days, sign by September. For Comrades weekend, sign by February. Half is payable at the start, and changes in the 30 days after launch are part of the fee.',
    },
  ],
  reasons: [
    'Court recess, half-term and cane season go into the schedule before colours do.',
    'You receive one figure in rand, itemised like the tariff your own clients request.',
    'We write for counsel in chambers and for a grandmother in Edendale on prepaid data.',
    'The developer who wrote your code is the person who answers afterwards.',
  ],
  testimonials: [
    {
      name: 'Thandeka Zondi',
      company: 'Loop Street Correspondents',
      quote:
        'Instructing offices used to phone for our tariff and vanish. Now they upload papers before 11:00 and we lodge the same day. Matters from outside the city rose from 14 a month to 37 over one winter.',
      rating: 5,
    },
    {
      name: 'Gavin Trollip',
      company: 'Doornkloof Silviculture',
      quote:
        'Three growers I had never met rang in the first month because they had seen our machine list. One planting contract near Richmond came to R480,000. The whole thing took five weeks.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Durban agencies that treat the capital as an outlying suburb',
    'Former students in Scottsville building on free themes',
    'Legal directory providers selling a profile page',
    'School IT teachers who look after sites in the evenings',
  ],
};
