import type { Location } from '../schema.ts';

export const gauteng: Location = {
  slug: 'gauteng',
  kind: 'province',
  city: 'Gauteng',
  province: 'Gauteng',
  population: '15.8 million',
  meta: {
    title: 'Gauteng web agency for multi-branch firms',
    description:
      'East Rand factories, Vaal engineers, West Rand venues and multi-office practices: one custom site in which each town finds its own people, hours and prices.',
  },
  description:
    'Gauteng is the smallest province on the map and the biggest in the order book. It is also a string of towns that search under their own names. We build websites for companies with customers in Benoni, Krugersdorp, Vereeniging and Midrand at once, so that every one of those places lands on a page that knows it.',
  stats: { businesses: '128,000+', avgRevenue: '+315%', growthRate: '83%' },
  market: {
    heading: 'Three metros, two districts and no average Gauteng customer',
    paragraphs: [
      'Under 2% of the country’s land yields about a third of its output, and the parts differ sharply. Ekurhuleni casts, packs and flies things. The Vaal rolls steel. The West Rand turns to weddings and weekends as its gold gets deeper. Tshwane governs and Johannesburg finances. A company that advertises “Gauteng” addresses a province. Its customers type Boksburg.',
      'People cross municipal borders daily without noticing. Somebody sleeps in Alberton, works in Centurion, fetches a child in Edenvale and looks after a mother in Sebokeng. She has four neighbourhoods and hires in all of them. Your site must declare plainly which areas you reach, how fast and at what call-out fee.',
      'Groups with branches have the hardest task. Four depots usually share one text, one switchboard number and one set of opening times, and the map then recommends the wrong depot. We give each real branch a page with its own manager, gate, reviews and diary. Where there is no branch we make no page: search engines treat invented ones as doorways, and rightly.',
    ],
  },
  majorIndustries: [
    {
      name: 'Freight, warehousing and air cargo',
      text: 'Dispatchers from Jet Park to City Deep need a rate within the hour. Ask for origin, pallets and date, then display the cut-off for tonight’s departure from OR Tambo.',
    },
    {
      name: 'Private security',
      text: 'Armed response is sold suburb by suburb. Publish PSIRA registration, an honest coverage map and last month’s measured reaction times, and bodies corporate will phone.',
    },
    {
      name: 'Sectional title and homeowners’ associations',
      text: 'Trustees are volunteers who read at night. Meeting packs, levy statements and conduct rules behind a login spare a managing agent hundreds of calls.',
    },
    {
      name: 'Mediation and civil disputes',
      text: 'In April 2025 the Gauteng Division of the High Court put mediation ahead of civil trial dates. Whoever explains what that step costs and how long it lasts receives the brief.',
    },
    {
      name: 'Venues and weekend escapes',
      text: 'Couples weigh up seven farms in Muldersdrift and Magaliesburg on a Sunday night. Rate per guest, rain plan and open Saturdays decide which two they visit.',
    },
  ],
  districts: [
    {
      name: 'Ekurhuleni, the East Rand',
      text: 'The airport, rail yards and workshops of Kempton Park, Germiston, Boksburg and Springs. Trade buyers start at seven and want stock, certificates and a human voice.',
    },
    {
      name: 'Johannesburg',
      text: 'Finance, media and retail on a vast scale. A firm from elsewhere in the province should begin with two or three of its suburbs.',
    },
    {
      name: 'Tshwane',
      text: 'Ministries and campuses in the middle, car plants in Rosslyn, Bronkhorstspruit’s farms and Cullinan’s diamond mine in the east. Suppliers need separate stories for each.',
    },
    {
      name: 'Midrand and Waterfall',
      text: 'Data centres, pharmaceutical depots and exhibition halls halfway along the N1. Tenants recruit from two metros, so directions, shuttles and parking belong on page one.',
    },
    {
      name: 'The West Rand',
      text: 'Krugersdorp, Randfontein and Carletonville, mining towns with the Cradle of Humankind on the doorstep. Setswana and Afrikaans are spoken across the counter, and loyalty is local.',
    },
    {
      name: 'Sedibeng and the Vaal',
      text: 'Vereeniging, Vanderbijlpark and Meyerton: mills, water, two university campuses and riverfront houses. Engineers here export expertise and are far too quiet about it online.',
    },
  ],
  mistakes: [
    {
      title: 'Sixty suburbs pasted into the footer',
      text: 'Lists of place names, or identical pages with the name swapped, used to work. Now they drag down the rest of the site. Six area pages with finished jobs, photographs and the local team outrank 60 copies, and residents believe them.',
    },
    {
      title: 'One switchboard number for every depot',
      text: 'A caller in Nigel reaches reception in Fourways and is asked to hold. Give each its own line, form and report, and the weak spot shows within a month.',
    },
    {
      title: 'Johannesburg pictures on a Vaal business',
      text: 'An engineer in Vanderbijlpark sees the Nelson Mandela Bridge on your banner and concludes that you are far away and expensive. Show your crane, your bakkies, the river and the foreman. Proximity is the cheapest argument that you own.',
    },
  ],
  questions: [
    {
      question: 'We have offices in four towns. One website or four?',
      answer:
        'One, with four strong branch sections. Separate sites split your reputation and quadruple the upkeep. A group of that size usually fits between R35,000 and R59,999, photography at every location included. Head office controls brand and legal text, while each manager edits hours, staff and specials.',
    },
    {
      question: 'Which parts of the province will you actually visit?',
      answer:
        'All of them. From Kempton Park it takes about 20 minutes to Boksburg or Benoni and roughly an hour to Vereeniging or Krugersdorp when the N12 behaves. Expect us for the briefing and for the photo day, in a hard hat if your yard requires one.',
    },
    {
      question: 'Is there anything sensible for a one-man workshop?',
      answer:
        'Yes, the Starter range begins at R3,500. That buys a fast single page: what you repair, which towns you cover, pictures of recent jobs, a call button and a tidy map entry. Many owners add pages a year later.',
    },
  ],
  reasons: [
    'An East Rand studio, at work between the factories, the runways and the N12.',
    'Area pages appear only where you have people, vehicles or completed jobs to show.',
    'Enquiries are reported per branch, so a weak depot cannot hide behind a strong one.',
    'We read data sheets, ask about tolerances and leave the jargon your buyers use.',
  ],
  testimonials: [
    {
      name: 'Sipho Radebe',
      company: 'Ironvale Freight, Germiston',
      quote:
        'The rate tool took five weeks to build. It now sends us 140 load requests a month, and in August those became R920,000 of invoiced transport without a single cold call.',
      rating: 5,
    },
    {
      name: 'Marietjie Venter',
      company: 'Rooigras Barn, Muldersdrift',
      quote:
        'Showing prices and free Saturdays scared me. We have 38 weddings booked for next season, up from 21, and I spend my Mondays in the garden instead of emailing quotes.',
      rating: 5,
    },
    {
      name: 'Puleng Mokoena',
      company: 'Noka Scheme Managers, Vanderbijlpark',
      quote:
        'Trustees download their packs themselves. Phone calls dropped by half within 10 weeks and four new complexes signed, together worth R312,000 a year in management fees.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'National directory publishers bundling a listing with a template site',
    'East Rand computer shops that sell hosting and page-builder sites',
    'Franchise marketing departments with one theme for all branches',
    'Offshore developers hired through gig platforms',
  ],
};
