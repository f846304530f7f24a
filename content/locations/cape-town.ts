import type { Location } from '../schema.ts';

export const capeTown: Location = {
  slug: 'cape-town',
  kind: 'city',
  city: 'Cape Town',
  province: 'Western Cape',
  population: '4.6 million',
  meta: {
    title: 'Web development in Cape Town, hand-coded',
    description:
      'Hand-coded sites for Cape Town attorneys, fund managers, agents and brands whose clients decide abroad. Live in 4 to 8 weeks, timed for the summer.',
  },
  description:
    'Cape Town sells to people who are somewhere else today. A couple in Munich is choosing a house in Fresnaye; a pension trustee is reading before Thursday’s meeting. Both will judge you on a screen, weeks before they shake a hand. We design and code the site they judge, from R3,500 for a small practice to R60,000 and above for a brand.',
  stats: { businesses: '45,000+', avgRevenue: '+340%', growthRate: '85%' },
  market: {
    heading: 'Cape Town’s best clients often decide before they land',
    paragraphs: [
      'The city earns from money managed, houses sold, guests hosted and software written. Asset managers sit in Claremont, on the Foreshore and at the Waterfront. Insurers and their brokers run out towards Bellville. Film companies hire crews for European commercials between October and April. What they share is a client far away who works in almost the same hours: Frankfurt is an hour behind or level, London one or two. They read your pages in the middle of your own working day.',
      'The year has two speeds. From November to March the swallows return from Europe, holiday lets charge several times their July rate and sellers sign mandates. In the wet months people compare, change attorneys and plan. A site that goes live in December has missed the buyers who began looking in August. If summer pays for your year, brief us by July.',
    ],
  },
  majorIndustries: [
    {
      name: 'Asset and wealth management',
      text: 'Trustees lay fund fact sheets next to each other. Publish them on the day they change, keep the old ones findable, and show the FSP number without being asked.',
    },
    {
      name: 'Seaside and mountainside property',
      text: 'A buyer in Hamburg asks about wind, levies, fibre and what a non-resident may borrow. Put the answers in the listing, with euro and pounds beside rand.',
    },
    {
      name: 'Law and conveyancing',
      text: 'Transfers at the Cape Town Deeds Office keep many small practices alive. A cost calculator, an honest timeline and a named conveyancer win more instructions than a crest and a Latin motto.',
    },
    {
      name: 'Film and commercial production',
      text: 'Producers abroad shortlist service companies in one evening. They need reels that start at once, locations sorted by light and terrain, and a form that asks for shoot dates.',
    },
    {
      name: 'Software and online retail',
      text: 'Local start-ups recruit as hard as they sell. Engineers inspect the page source before they apply, so the careers section has to be as well made as the product.',
    },
  ],
  districts: [
    {
      name: 'City Bowl and Foreshore',
      text: 'Advocates keep chambers around Keerom Street, beside the High Court, and attorneys fill the towers towards the harbour. An instructing firm must be able to find one specialist in two clicks.',
    },
    {
      name: 'Atlantic Seaboard',
      text: 'Agents in Sea Point, Clifton and Camps Bay fight for sole mandates. Owners look at how the last villa was shown before they invite anybody in, so past sales deserve full pages.',
    },
    {
      name: 'Claremont and Newlands',
      text: 'Fund houses, auditors and specialist doctors work for the southern suburbs. Parents look up fees and appointment times once the children sleep. A booking page should answer them then.',
    },
    {
      name: 'Woodstock and Salt River',
      text: 'Furniture makers and clothing studios took over old factories off Albert Road. They sell by picture countrywide, so stock levels, courier prices and returns have to be right first.',
    },
    {
      name: 'Bellville and Durbanville',
      text: 'Brokers, attorneys and family companies around Tyger Valley change from English to Afrikaans in mid-sentence. Designers in town rarely visit. A site in both languages stands out here.',
    },
  ],
  mistakes: [
    {
      title: 'Table Mountain stands where the offer should be',
      text: 'So many local sites open with the same view that nobody sees it any more. The field of work, the fee range and a person to call come two scrolls later. We put those first. If you want a view, we photograph the one from your boardroom.',
    },
    {
      title: 'Made in Kloof Street, too heavy for Mitchells Plain',
      text: 'Film loops and type effects look fine on studio Wi-Fi. A mother on prepaid data gives up before the phone number appears, and family and injury practices lose callers that way. Our pages are built to show on a mid-range handset within two seconds.',
    },
    {
      title: 'The booking portal owns the guest',
      text: 'Guesthouses and letting agents send visitors to a portal, pay its commission and never learn an email address. Your own calendar with live prices keeps the margin, and the couple from Leeds books with you again next year.',
    },
  ],
  questions: [
    {
      question: 'Will people overseas find us, or only those already in the city?',
      answer:
        'Both, if the pages are written for both. Somebody in Rotterdam types a question about buying in Green Point; somebody in Green Point types a trade and a street. We write a page for each need and count enquiries by country, so that you see which market answers.',
    },
    {
      question: 'How late can we start and still catch the summer?',
      answer:
        'Sign by the end of August. A Premium site takes 4 to 8 weeks, which brings you to late October with time for search engines to read it. We accept 8 new clients a month and the September places go early, because every guesthouse between Blouberg and Simon’s Town has the same idea.',
    },
    {
      question: 'Why would a Cape Town firm hire a studio in Johannesburg?',
      answer:
        'Mostly because we do not dine with your competitors. We work by video call every week and, on larger projects, fly down for the first workshop and for photography. You deal with the people who write the code, and their support for 30 days after launch is included.',
    },
  ],
  reasons: [
    'We schedule backwards from November, so your site earns in its first summer.',
    'Testing covers a hotel connection in Europe and prepaid mobile data in Athlone.',
    'Foreign buyers get figures in their own currency and a reply form that knows their time zone.',
    'English and Afrikaans sit side by side, with isiXhosa where your clients speak it.',
  ],
  testimonials: [
    {
      name: 'Nazeem Davids',
      company: 'Seinheuwel Conveyancing',
      quote:
        'The transfer-cost calculator went live in week six. In the first quarter it brought 94 enquiries, and 31 became instructions. The whole site had paid for itself after 10 transfers.',
      rating: 5,
    },
    {
      name: 'Claire Hutton-Reid',
      company: 'Lantern & Tide Villas',
      quote:
        'Direct bookings from Germany and Britain rose from 12 to 47 in our first season with the new site. That saved about R610,000 in portal commission, against a build of R72,000.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Design studios in Woodstock and Gardens that put style before speed',
    'Freelancers on page builders in the southern suburbs',
    'Offshore-facing agencies that treat local firms as filler work',
    'Property portals that offer agents a free microsite',
  ],
};
