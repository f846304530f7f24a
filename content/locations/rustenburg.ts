import type { Location } from '../schema.ts';

export const rustenburg: Location = {
  slug: 'rustenburg',
  kind: 'city',
  city: 'Rustenburg',
  province: 'North West',
  population: '550,000',
  meta: {
    title: 'Rustenburg websites: mine supply, lodges',
    description:
      'Vendor pages that a shaft buyer trusts, direct bookings near the Pilanesberg, legal advice explained in Setswana. Hand-built in weeks, priced from R3,500.',
  },
  description:
    'Rustenburg works in shifts and shops between them. A winch driver, a ventilation engineer and a family on the Sun City road all look you up at odd hours, in Setswana, Afrikaans, isiXhosa or English. We build websites that reply to each of them while your office in town is locked.',
  stats: { businesses: '6,800+', avgRevenue: '+225%', growthRate: '71%' },
  market: {
    heading: 'When platinum moves, every till in town feels it',
    paragraphs: [
      'The western limb of the Bushveld Complex pays the wages. When the metal climbs, contractors hire, guesthouses fill and bakkies leave the showroom floor. When it drops, section 189 notices go out and spending freezes inside a month. Anyone who depends on a single shaft is exposed. A website is the cheapest second leg: it reaches buyers in Brits, Northam and Mogwase before the next slump does.',
      'Mine procurement is an exam on paper. Vendor officers check ownership, the villages your shareholders come from, medicals, lifting certificates and injury record, and only afterwards capacity. Many contractors carry all that in a lever-arch file behind the bakkie seat. Put it on a dated page that opens at the shaft, and the request for quotation reaches you while others are still hunting for their file.',
      'Households ask simpler things. Many breadwinners support relatives in the Eastern Cape, Lesotho or Mozambique, so every rand is already spoken for. What is the monthly instalment, which documents must I bring, are you open on Saturday? Answer those at the top, in large type, and the WhatsApp messages start when the morning shift surfaces.',
    ],
  },
  majorIndustries: [
    {
      name: 'Mine supply and repair',
      text: 'Hydraulics, conveyors, winches, protective gear. Each product line needs part codes, breakdown response in hours and a photograph of the machine in your own bay.',
    },
    {
      name: 'Labour, accident and injury law',
      text: 'Retrenchment, road accidents and hearing loss send people to an attorney, though the High Court sits far off in Mahikeng. Explain in Setswana what the opening interview costs.',
    },
    {
      name: 'Bushveld tourism',
      text: 'Sun City and the Pilanesberg draw weekenders from Gauteng. Booking portals keep 15% or more of each night, and a live calendar of your own wins it back.',
    },
    {
      name: 'Contractor housing',
      text: 'Project crews rent for six to 18 months. Listings have to show furnished or bare, beds per unit, borehole, secure parking and minutes to the shaft gate.',
    },
    {
      name: 'Provident funds and personal finance',
      text: 'A severance payout is often the largest sum a household ever holds. With unregistered lenders on many corners, a visible FSCA licence and a plain fee table separate you from them.',
    },
  ],
  districts: [
    {
      name: 'The town centre',
      text: 'Attorneys, furniture chains and cash traders around Nelson Mandela Drive and Fatima Bhayat Street. Pavements are packed on payday, so let people reserve a time and skip the queue.',
    },
    {
      name: 'Cashan and Safari Gardens',
      text: 'Managers, doctors and business owners between Waterfall Mall and the mountain. They happily drive to Pretoria for better service, and a dated home page sends them there.',
    },
    {
      name: 'Tlhabane and Geelhoutpark',
      text: 'Nurses, teachers and mineworkers at home. Tutors, caterers and burial societies reach them through Facebook, which needs a trustworthy page behind the post.',
    },
    {
      name: 'Phokeng',
      text: 'Seat of the Royal Bafokeng administration, with a World Cup stadium. Enterprises here bid as community-owned suppliers and ought to prove that shareholding on screen, in both languages.',
    },
    {
      name: 'Kroondal',
      text: 'An old German Lutheran farming settlement, now surrounded by chrome and platinum workings. Growers, engineering workshops and guest rooms are neighbours, each with a different reader to convince.',
    },
  ],
  mistakes: [
    {
      title: 'Stock photographs from somebody else’s mine',
      text: 'Open coal pits, Canadian helmets, spotless overalls. Any shift boss sees the error: wrong ore, wrong cap lamp, no self-rescuer on the belt. One morning with a camera in your workshop repairs the damage for less than a set of tyres.',
    },
    {
      title: 'Certificates that lapsed two winters ago',
      text: 'An expired letter of good standing on the downloads list tells a vendor officer more than the brochure does. Either maintain these papers or remove them. Our supplier pages store expiry dates and remind you 30 days earlier.',
    },
    {
      title: 'Lodges that hide behind an enquiry form',
      text: 'Friday noon in Midrand, somebody wants a chalet for tonight. Your form promises a reply “within two working days”, the portal confirms in a minute, and you pay its commission. Show tonight’s availability and accept the deposit directly.',
    },
  ],
  questions: [
    {
      question: 'Will a website get us onto the mines’ vendor lists?',
      answer:
        'Not by itself. Registration happens on each mining house’s own portal, with its own forms. What the site does is supply the link that those forms ask for, and survive the check that follows. Show machinery, safety statistics and the shafts where you have worked.',
    },
    {
      question: 'How often would you come through from Kempton Park?',
      answer:
        'Normally twice: one day for briefing and photographs, another for handover and training. It is under two hours along the N4 and we leave early. If your plant requires induction and a medical, send us the dates. The remainder goes by phone.',
    },
    {
      question: 'Do we need Setswana pages or is English enough?',
      answer:
        'For corporate buyers, English suffices. For legal help, loans, clinics or schooling, two or three Setswana pages bring callers whom rivals never hear from. Somebody who speaks it writes them, and your front desk reads them aloud before launch. Budget around R4,500 on top of the main build.',
    },
    {
      question: 'What if the platinum price collapses while you are building?',
      answer:
        'Then a smaller commitment helps. We can split the work: a Starter site of up to R14,999 that is complete and earning after four weeks, followed by the supplier library or booking engine once cash flow allows. You pay 50% of the current stage upfront and nothing for the later one until you order it.',
    },
  ],
  reasons: [
    'We sit through site induction, so the photographs show your own crew and plant.',
    'Pages stay light enough for one bar of signal behind the Pilanesberg.',
    'Supplier papers carry expiry dates and warn you before a buyer notices.',
    'Lodge owners get direct bookings and keep the commission.',
  ],
  testimonials: [
    {
      name: 'Boitumelo Rapoo',
      company: 'Rapoo Hoist and Rope',
      quote:
        'Two shafts that had ignored us for years asked for quotations in the month after launch. The rope-testing order came to R265,000. Our entire website cost R24,000.',
      rating: 5,
    },
    {
      name: 'Elmarie Steenkamp',
      company: 'Maroelanes Bush Lodge',
      quote:
        'Seven chalets, and nearly all bookings came through portals. After one winter 58% are direct. That kept R187,000 in our account, enough to replace the thatch on three roofs.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Local printers and safety-wear shops that also offer websites',
    'Freelancers on page builders in Cashan',
    'Pretoria agencies that visit once and then go quiet',
    'Booking portals offering lodges a free mini-site',
  ],
};
