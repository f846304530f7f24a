// The six services as the home page shows them; what the services page adds stands in service-details.ts.
import type { Service } from './schema.ts';

export const services: Service[] = [
  {
    number: '01',
    title: 'Law Firms',
    subtitle: 'For attorneys who want the right matters to call first',
    description:
      'Someone with a summons on the kitchen table reads three firms’ sites before breakfast. They look for their own problem, a face and some idea of the cost. We build the site that gives them all of it, and you get the call.',
    keywords: [
      'A page for every type of matter',
      'Fees explained before the first consultation',
      'Warnings against changed bank details',
      'Wording that respects the Legal Practice Council',
    ],
    items: [
      {
        title: 'Pages named after the client’s problem',
        content:
          'Few people search for litigation. They search for an eviction, a retrenchment or a contested will. Each matter gets its own page: what happens first, what to bring along, how long it tends to take and which attorney will handle the file.',
      },
      {
        title: 'Fee clarity that filters weak enquiries',
        content:
          'We help you say how you charge: by the hour, at a fixed fee or against a deposit in trust, and what the first consultation costs. People who cannot fund the matter learn it on the page. The others arrive ready to sign a mandate.',
      },
      {
        title: 'A site that makes fraud harder',
        content:
          'Criminals copy a firm’s letterhead and email new banking details to a buyer. We publish how your trust account details are given, a number on which to confirm them, and the mail records that make your address difficult to forge.',
      },
    ],
  },
  {
    number: '02',
    title: 'Consulting Agencies',
    subtitle: 'For firms whose proof must arrive before the pitch',
    description:
      'The shortlist is drawn up before anyone phones you. A chief executive or a supply chain manager compares five consultancies in one sitting and keeps two. We put your results and your paperwork where they are found in that hour.',
    keywords: [
      'Case studies with rand and dates',
      'A page for each sector you serve',
      'B-\u2060BBEE and tender documents kept current',
      'Partner profiles with published work',
    ],
    items: [
      {
        title: 'Case studies that survive scrutiny',
        content:
          'We write each one from an interview: the problem in the client’s words, what your team did, the figure before and the figure after. Where a client must stay unnamed we give sector, size and province, which is enough for a reader in the same trade.',
      },
      {
        title: 'Sector pages for the buyers you want',
        content:
          'A mining house and a municipality do not read the same page. Every sector you serve gets one, with the rules it works under, the questions its managers ask and the two projects of yours that come closest.',
      },
      {
        title: 'A document room for tender time',
        content:
          'Bid teams lose evenings looking for papers. We build a protected section for your B-\u2060BBEE certificate or affidavit, tax compliance PIN, company profile and CVs. Each carries its expiry date, and you are reminded before it lapses.',
      },
    ],
  },
  {
    number: '03',
    title: 'Financial Service Providers',
    subtitle: 'For licensed advisers who must be believed, and be correct',
    description:
      'People hand over their savings only after checking the person who will hold them. They look for the FSP number, the adviser’s face and the fee. We build sites that pass this check and lead to a first meeting.',
    keywords: [
      'FSP number and licence in view',
      'Disclosures that people actually read',
      'Calculators with their assumptions shown',
      'Consent recorded as POPIA requires',
    ],
    items: [
      {
        title: 'Your licence, stated where clients look',
        content:
          'The FAIS Act requires a provider to mention its licence in advertising and business documents. We set your FSP number on every page, with the services it covers and a pointer to the regulator’s public register, so that anyone can verify it in a minute.',
      },
      {
        title: 'Disclosures written for those they protect',
        content:
          'Conflict of interest policy, complaints procedure, compliance contact, indemnity cover: the documents exist, usually as crooked scans. We turn them into short pages in plain English, dated and easy to print. Your compliance officer approves every word.',
      },
      {
        title: 'Calculators that open a conversation',
        content:
          'A retirement shortfall worked out in two minutes brings more meetings than a brochure. Each calculator shows its assumptions, gives information without recommending a product, and passes the result to an adviser only if the visitor agrees.',
      },
    ],
  },
  {
    number: '04',
    title: 'Real Estate Agencies',
    subtitle: 'For agencies that need mandates as much as buyers',
    description:
      'Portals bring buyers to listings. They seldom bring sellers to you. We build agency sites that win the valuation appointment, with local knowledge street by street and agents whom a homeowner would let through the gate.',
    keywords: [
      'Valuation requests from homeowners',
      'Area guides down to the street',
      'Fidelity Fund certificates in plain sight',
      'Listings entered once, shown everywhere',
    ],
    items: [
      {
        title: 'Seller pages that earn sole mandates',
        content:
          'A seller wants to know what the home is worth, how you will market it and what you charge. We answer with your own figures, such as days on the market and share of asking price achieved, then offer a valuation visit at a time they choose.',
      },
      {
        title: 'Area guides only a local could write',
        content:
          'School zones, levies, fibre, night patrols, the road that floods in January: we interview your agents and publish what they know. These pages are found months before a sale, while the owner is still only curious.',
      },
      {
        title: 'Every enquiry reaches the right agent',
        content:
          'Listings are imported from the system you already use, with large photographs and a map that a phone can carry. An enquiry is sent to its agent by email and WhatsApp at once, and the principal sees which ones are still waiting.',
      },
    ],
  },
  {
    number: '05',
    title: 'Luxury Brands',
    subtitle: 'For houses that sell by restraint and by appointment',
    description:
      'A client who can buy anything is put off by effort. Countdowns, discounts and crowded pages say the wrong thing about a R90,000 ring. We build quiet sites with superb photography, exact words and a private way to ask.',
    keywords: [
      'Photography at full size, loading fast',
      'Private enquiries and viewings',
      'Shipping and duties made clear',
      'A page worthy of each piece',
    ],
    items: [
      {
        title: 'Photography that supports the price',
        content:
          'We plan the shoot with your photographer: the light, the distance, the hand beside the object. Each image then arrives sharp on a wide screen and light on a phone. Rich pictures are no excuse for a page that makes a client wait.',
      },
      {
        title: 'Enquiries with the discretion of a salon',
        content:
          'Some prices are shown and others are given in conversation. A visitor can ask about one piece, request a viewing or mention an occasion, and a named person replies. Regular clients may have a private page with the pieces set aside for them.',
      },
      {
        title: 'Sales abroad without surprises',
        content:
          'A buyer in London wants the price in pounds, the insured courier, the day of delivery and who pays the duty. All of it stands there before payment. Certificates of authenticity and export papers stay with the order they belong to.',
      },
    ],
  },
  {
    number: '06',
    title: 'Growth Partnership',
    subtitle: 'For firms that want more enquiries every quarter',
    description:
      'A website is at its weakest on launch day, when nobody has used it yet. In a growth partnership we work on it every month, trace each enquiry to its source and remove what holds people back. You see what it brought.',
    keywords: [
      'Monthly work after launch',
      'Enquiries traced to their source',
      'Search, content and advertising together',
      'A report that fits one page',
    ],
    items: [
      {
        title: 'We count enquiries, then income',
        content:
          'Visits are easy to count and pay no salaries. We count calls, forms and WhatsApp chats, note where each began, and ask you monthly which ones became clients. After a quarter you know what a client from search costs, and one from advertising.',
      },
      {
        title: 'One change tested at a time',
        content:
          'Each month has a question. Does a shorter form bring more valuations? Does a fee page reduce calls, or improve them? We alter one thing, wait for enough visitors, keep what worked and write down what did not.',
      },
      {
        title: 'Articles with one reader in mind',
        content:
          'We talk to somebody in your firm and write for a single person with a single problem. Old pages are improved before new ones are added. Search positions grow that way, and your site does not fill up with noise.',
      },
    ],
  },
];
