import type { Location } from '../schema.ts';

export const kwazuluNatal: Location = {
  slug: 'kwazulu-natal',
  kind: 'province',
  city: 'KwaZulu-Natal',
  province: 'KwaZulu-Natal',
  population: '11.5 million',
  meta: {
    title: 'KwaZulu-Natal web development by region',
    description:
      'One studio for KwaZulu-Natal companies with branches in Richards Bay, Ballito, Newcastle or Margate. Sites planned around region, season and isiZulu readers.',
  },
  description:
    'KwaZulu-Natal stretches from subtropical surf to snow on the escarpment, and its customers differ as much as its weather. A lodge near Hluhluwe, a steel fabricator in Newcastle and a broker in Margate share a province and little else. We design websites that speak to each of these regions from a single, well-kept address.',
  stats: { businesses: '96,000+', avgRevenue: '+285%', growthRate: '79%' },
  market: {
    heading: 'One province, and buyers who ask which part of it',
    paragraphs: [
      'For generations the first letters of a number plate gave away the driver’s town: ND for Durban, NP for Pietermaritzburg, NN for Newcastle. Customers still think like that. A plant manager at Richards Bay doubts that a contractor from the city will arrive before lunch. A retired couple on the Hibiscus Coast wants an adviser who visits monthly. A provincial site earns trust when it says where your people sit, which days they travel and what the kilometres cost.',
      'Every region keeps its own calendar. Sugar mills crush from autumn to the end of the year. Coal loads around the clock. Berg resorts depend on long weekends, and Zululand lodges sell in dollars to travellers planning nine months out. About four residents in five speak isiZulu at home, while tenders and contracts are drafted in English. Launch dates, languages and advertising therefore have to be decided area by area.',
      'Land needs explaining too. Close to three million hectares belong to the Ingonyama Trust and are occupied under leases or permissions rather than title deeds. Attorneys, lenders, developers and agents who set out that difference in plain words hear from people whom a standard property page would lose.',
    ],
  },
  majorIndustries: [
    {
      name: 'Sugar, timber and macadamias',
      text: 'Growers read after dark and distrust slogans. Agronomists, hauliers and equipment dealers should lead with yields achieved, areas served and a cell number that a real adviser answers.',
    },
    {
      name: 'Bulk export and smelting',
      text: 'Multinationals at Richards Bay qualify vendors by paperwork. Safety files, local-ownership figures and shutdown references belong on one printable sheet.',
    },
    {
      name: 'Coastal and estate property',
      text: 'Gauteng families shop for Ballito or Scottburgh from their couches. Levies, rental income, schools and airport distance matter as much to them as the view.',
    },
    {
      name: 'Safari, Berg and battlefield travel',
      text: 'Guests string several stops into one journey. Show drive times between Isandlwana, Champagne Valley and St Lucia, then let them reserve without a travel agent.',
    },
    {
      name: 'Metalwork, textiles and clothing',
      text: 'Factories inland compete with imports on speed. Retail buyers look for minimum quantities, sample turnaround and proof of compliance with the bargaining council.',
    },
    {
      name: 'Multi-branch professional services',
      text: 'Brokers, auditors and law groups collect small offices from Kokstad to Vryheid. Each needs a face, a landline and local matters under a shared name.',
    },
  ],
  districts: [
    {
      name: 'eThekwini',
      text: 'The metro supplies head offices, harbour trades and most of the online demand. Competition is densest here, so specialised pages beat broad ones.',
    },
    {
      name: 'North Coast and iLembe',
      text: 'Ballito, Salt Rock and KwaDukuza mix estate living with cane fields. Newcomers from upcountry choose doctors, builders and schools by search because they have no neighbours to ask yet.',
    },
    {
      name: 'Zululand and Richards Bay',
      text: 'Smelter, mines and port sit beside Empangeni’s shops and the reserves of the Elephant Coast. Industrial readers want credentials; visitors want malaria advice and road conditions.',
    },
    {
      name: 'Midlands',
      text: 'Howick, Nottingham Road and Mooi River live from dairy, schools, weddings and weekend drives. Venue and craft owners need calendars that show free dates honestly.',
    },
    {
      name: 'South Coast',
      text: 'From Scottburgh past Port Shepstone to Port Edward, pensioners and holidaymakers rule. Larger type, visible telephone numbers and sensible opening times outperform clever animation.',
    },
    {
      name: 'Northern districts',
      text: 'Newcastle, Dundee, Ladysmith (uMnambithi) and Vryheid live on coal, metalwork, tyres, garments and battlefield tours. Local suppliers are scarce, which makes a clear capability list unusually valuable.',
    },
  ],
  mistakes: [
    {
      title: 'Promising the province, describing one suburb',
      text: '“We serve all of KZN” is written above a solitary map pin in Umhlanga. A reader in Ulundi concludes that nobody will come. Publish a travel schedule per region and the claim becomes believable.',
    },
    {
      title: 'isiZulu produced by a plug-in',
      text: 'Automatic translation stumbles over noun classes and respectful forms, and native speakers wince by the second line. Four well-written pages, prepared by a mother-tongue author, outdo forty generated ones.',
    },
    {
      title: 'Borrowed wildlife on lodge pages',
      text: 'Library pictures from the Serengeti decorate sites about iMfolozi. Experienced travellers recognise the wrong hills and wonder what else is invented. Two days with a nearby photographer cost less than one empty week.',
    },
  ],
  questions: [
    {
      question: 'Our branches sit in five towns. One website or five?',
      answer:
        'One domain with five proper branch pages. Authority gathers in one place, while every office keeps its own team, reviews, directions and Google profile. Separate sites multiply hosting, updates and mistakes. For a group of this size expect R45,000 to R80,000; the amount of original writing per town makes the difference.',
    },
    {
      question: 'Do our clients expect pages in isiZulu?',
      answer:
        'Households do when the subject is personal: funeral cover, injury claims, maintenance, school fees. Boardrooms rarely ask. We advise translating the pages that precede a phone call, normally four to six of them, and checking that whoever answers can continue in the same language. It adds about a week.',
    },
    {
      question: 'Will it open in Nongoma or Bergville on weak signal?',
      answer:
        'That is a design condition. We hold the opening view under 300 kilobytes, drop heavy scripts and keep text readable before images arrive. A form saves what was typed when reception fails. Testing happens on an entry-level Android handset with the connection slowed, and the results go into your handover report.',
    },
  ],
  reasons: [
    'Branch pages are researched town by town, with drive times a resident would accept.',
    'English and isiZulu drafts are edited side by side by fluent writers.',
    'Monthly figures separate Ladysmith from Ballito, so budget follows the leads.',
    'Design, wording, code and search arrive on one invoice from one team.',
  ],
  testimonials: [
    {
      name: 'Nokuthula Buthelezi',
      company: 'Ubambo Risk Advisers, Empangeni',
      quote:
        'Since the isiZulu pages went up, calls from Nongoma and Ulundi have tripled to 60 a month. Callers quote our own sentences back to us, so consultants need one conversation instead of three.',
      rating: 5,
    },
    {
      name: 'Craig Pennefather',
      company: 'Salt & Cane Realty, Ballito',
      quote:
        'We cancelled two portal subscriptions and save R11,000 monthly. Between March and August the site produced 19 sole mandates, eight of them from owners living in Gauteng.',
      rating: 5,
    },
    {
      name: 'Yusuf Khan',
      company: 'Ncandu Fabrication, Newcastle',
      quote:
        'A capability sheet online sounds dull. It put us on the bidders’ list for a boiler shutdown worth R1.9 million, from a buyer who had assumed nobody up here could weld to code.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Durban agencies with a generic provincial page',
    'Tourism directories that charge lodges for a listing',
    'Small-town computer shops in Newcastle and Port Shepstone',
    'Gauteng resellers who subcontract the build',
  ],
};
