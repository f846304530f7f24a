import type { Location } from '../schema.ts';

export const sandton: Location = {
  slug: 'sandton',
  kind: 'city',
  city: 'Sandton',
  province: 'Gauteng',
  population: '222,000',
  meta: {
    title: 'Websites for Sandton law and wealth firms',
    description:
      'One mandate can repay the whole build. Confidential, custom-coded sites for Sandton partners, fund managers, private jewellers and prestige property brokers.',
  },
  description:
    'Every firm on a Sandton shortlist is competent, well dressed and close to the Gautrain. Clients separate them on a screen, long before anybody reserves the boardroom. We craft sites for the district’s deal lawyers, fund managers, strategists and luxury houses that make the difference visible: track record, partners, fees.',
  stats: { businesses: '13,200+', avgRevenue: '+360%', growthRate: '91%' },
  market: {
    heading: 'The home page now does the work of the marble lobby',
    paragraphs: [
      'For decades the address was the argument: atrium, sculpture, view over the trees of Sandhurst. Then executives settled into hybrid weeks, floors were handed back to landlords and the introductory meeting became a Teams link. What a prospect inspects beforehand is no longer your reception. It is your home page at nine in the evening, on an iPad, with three rivals open alongside.',
      'Fees are large and buyers few. One mandate from a listed group, from siblings selling the family company or from a fund entering Africa repays the project 20 times over. Such people never press “Get a quote”. They scan the deal list, read two biographies, forward a link to a colleague in London and have an assistant arrange the call. We design for that forwarded link and that assistant.',
      'The calendar follows the JSE. December year-ends report in March, June year-ends in August and September, and tax planning crowds February. Advisers who publish a clear note in those weeks get quoted by journalists. Those who must log a ticket to alter a headline do not.',
    ],
  },
  majorIndustries: [
    {
      name: 'Corporate law',
      text: 'General counsel want to know who will be on the file and at what seniority. Sector pages with dated transactions and the actual deal team answer that.',
    },
    {
      name: 'Asset and wealth management',
      text: 'Fact sheets must be current, with total expense ratio, benchmark and the risk wording the FSCA expects. Figures should flow from one source so that nobody retypes them.',
    },
    {
      name: 'Jewellery, fashion and watches',
      text: 'Sandton City’s Diamond Walk sets the visual standard. A private jeweller nearby needs photography on that level and a diary for viewings: nobody drops a R300,000 ring into a basket.',
    },
    {
      name: 'Prestige property',
      text: 'The best mandates trade off-market. Here the site exists to impress sellers: discretion, results by street, and a password-protected brochure for each residence.',
    },
    {
      name: 'Specialist surgery and aesthetics',
      text: 'Patients near the Morningside and Sunninghill hospitals research for weeks. HPCSA rules keep advertising sober, so recovery days, theatre fees and qualifications must do the persuading.',
    },
  ],
  districts: [
    {
      name: 'Sandton Central',
      text: 'Maude Street, Alice Lane and their towers house the stock exchange, banks and the biggest legal names. Boutiques next door need a presence that makes headcount irrelevant.',
    },
    {
      name: 'Sandhurst',
      text: 'Walled gardens, old fortunes and a few family offices. Owners value silence: three pages, no pop-ups, a principal’s direct line and nothing that tracks them.',
    },
    {
      name: 'Bryanston',
      text: 'Technology vendors and communications groups in parks off Main Road and Winnie Mandela Drive, formerly William Nicol. They sell subscriptions, so demos and pricing tables come first.',
    },
    {
      name: 'Kramerville',
      text: 'Fabric houses, lighting studios and furniture showrooms supplying interior decorators. Trade logins, sample orders and honest lead times keep consultants on the floor instead of the phone.',
    },
    {
      name: 'Woodmead and Sunninghill',
      text: 'Engineers, IT distributors and Eskom’s Megawatt Park near the N1. Career pages earn their keep here, because every tenant is hiring the same analysts.',
    },
  ],
  mistakes: [
    {
      title: 'A drone film that delays the facts',
      text: 'Aerial footage of glass towers plays for nine seconds before a single word appears. Somebody on office fibre may sit through it. An investor roaming at Heathrow closes the tab. Lead with the sentence that your best partner uses at dinner.',
    },
    {
      title: 'Forty biographies, one paragraph',
      text: '“A seasoned professional with a passion for excellence” describes everybody and recommends nobody. Biographies are among the most visited pages of any advisory site. Interview each partner, print two deals and one opinion, and let the portrait look like the human being.',
    },
    {
      title: 'Nothing that foreign counsel can verify',
      text: 'An instructing firm in New York has to tick off registration, regulator, insurance and a direct contact. It finds “info@” and a slogan. We place licence, company number and mobile one tap from every name, and due diligence ends that afternoon.',
    },
  ],
  questions: [
    {
      question: 'What do advisory boutiques in Sandton typically invest?',
      answer:
        'Mostly R60,000 to R140,000, our Luxury range, for around 20 pages with interviews, portraits and a publishing desk for research notes. A two-partner start-up can begin in the Premium range at about R35,000. Half is payable upfront.',
    },
    {
      question: 'Our merger is confidential. How do you keep it so?',
      answer:
        'You get a signed non-disclosure agreement, a code name in all correspondence and a preview that opens only for people you list. The old and new sites run side by side until your announcement appears on SENS. Then we switch within the minute, with redirects for every former address already tested.',
    },
    {
      question: 'Will our compliance officer have the last word?',
      answer:
        'Yes. Drafts go through an approval step, and nothing regulated is published without a recorded release. Disclaimers are attached to the type of content, so a fund page cannot appear without its own. When a rule changes you edit one text, and 60 pages follow.',
    },
    {
      question: 'Why not simply appoint the agency downstairs?',
      answer:
        'You can, and part of your fee will go to its landlord. We work from Kempton Park, two Gautrain stops away at Rhodesfield, and accept eight new clients a month. Partners meet the designer and the engineer, and the fee pays for those two people.',
    },
  ],
  reasons: [
    'Closed previews and timed releases for mergers, rebrands and fund launches.',
    'Biographies are drawn from a 40-minute interview with each partner, never a questionnaire.',
    'A proposal with one rand figure and one date, which procurement can file and forget.',
    'Research notes go from Word to published in 10 minutes without calling us.',
  ],
  testimonials: [
    {
      name: 'Gareth Lipworth',
      company: 'Quartzfield Private Wealth',
      quote:
        'Publishing our charges felt reckless for about a week. Within a year three families had moved R94 million to us, and all of them mentioned that page at the first lunch.',
      rating: 5,
    },
    {
      name: 'Thandeka Nxumalo',
      company: 'Nxumalo Fairlie Incorporated',
      quote:
        'A London firm instructed us on a R1.8 million matter after reading two biographies on a Sunday. Delivery took six weeks, and my partners actually enjoyed the interviews.',
      rating: 5,
    },
    {
      name: 'Chiara Bellandi',
      company: 'Telaio Nord Fabrics',
      quote:
        'Decorators request samples late at night now. We shipped cloth for R1.3 million through the trade login within four months, with the same two consultants in the showroom.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'International brand consultancies with local branches',
    'Boutique branding studios in Bryanston and Kramerville',
    'In-house marketing teams of financial groups',
    'Investor-relations agencies that sell website modules',
  ],
};
