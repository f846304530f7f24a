// The six services: the home page shows the first half of each, the services page why, what and how.
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
    why: 'Nobody instructs an attorney for pleasure. The client is frightened, angry or about to sign something large, and cannot judge your drafting. So they judge what they can see: whether their kind of matter is named, and whether anyone dares to mention fees. A dated site with a stock photograph of a gavel fails that reading in silence. One commercial instruction lost each month soon exceeds the price of a good website.',
    what: 'We build 12 to 30 pages around matter types, and a profile for every attorney with admission, experience and direct contact. The intake form asks for the other party and the next court date, so that you can check for conflicts before you reply. Fee pages, a banking details notice and plain articles on the law complete the site. The text claims no superiority over other attorneys and names no client without written consent: the Legal Practice Council’s code allows neither.',
    how: 'Week one is for interviews: an hour with each practice head on the matters you want more of. Weeks two and three bring the structure, all the text in draft and the first designs. You mark up the words as you would a contract, and a partner of your choice has the last say. We build in weeks four to six, test the intake with your receptionist, and launch in week seven.',
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
      'B-BBEE and tender documents kept current',
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
          'Bid teams lose evenings looking for papers. We build a protected section for your B-BBEE certificate or affidavit, tax compliance PIN, company profile and CVs. Each carries its expiry date, and you are reminded before it lapses.',
      },
    ],
    why: 'Advice cannot be inspected before it is bought. The buyer therefore looks for evidence that you have solved this problem for an organisation like theirs, and for reasons to defend the choice before a committee. Most consultancy sites offer neither. They speak of partnership and solutions, show a handshake, and leave the reader to guess what was achieved. The cost stays invisible, because you never hear of the shortlists you missed.',
    what: 'You get sector pages, six to ten case studies, partner profiles with publications and talks, and an insights section that your team edits without us. Long reports can be exchanged for a work email address, with consent asked in clear words. The proposal request asks for scope, deadline and decision maker, and goes to the right partner. Papers for supply chain departments have their own protected place.',
    how: 'We begin with five bids you won and two you lost, and read why. A message and a site map follow in week two. Interviews for the case studies run until week four while the design grows on real text. Building takes three weeks, and you look at a working version every Friday. Most consultancies launch in week eight, with a plan of articles for the first year.',
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
    why: 'Decisions about money are slow and anxious, and South Africans have read enough about investment scams to be careful. A prospect visits your site twice, asks a spouse, and searches your name with the word complaint beside it. If the licence is hard to find, or the site looks older than the advice, they stay with their bank. A book of clients takes decades to build. It can leak for years without anyone seeing the cause.',
    what: 'We build adviser profiles with qualifications, pages by life event such as retrenchment, inheritance or the sale of a business, and a booking form that collects only what a first meeting needs. Fees are explained in rand on an example portfolio. Performance figures, where you publish them, carry source and date as the FAIS code asks. Privacy notice, consent records and deletion dates follow POPIA. No page promises what your licence does not cover.',
    how: 'Your compliance officer joins the first meeting and stays to the end. In week one we list the statements the site must make and those it may not. Text is approved in writing before design begins, which saves a fortnight of corrections. Design and building fill weeks three to seven. At launch you receive a dated copy of each approved page for the compliance file, and later changes take the same path.',
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
    why: 'A mandate is signed in a lounge, but the invitation is won earlier. Before phoning, a homeowner checks who sold the house next door and whether the agent seems to know the street. A site that only repeats the portals gives them no reason to choose you. At a commission of five percent, a missed mandate on a R2.4 million home is R120,000 before VAT and the agent’s split.',
    what: 'The site has a valuation request, area guides, stories of completed sales told with the owner’s permission, a section for landlords and a profile for each agent. It shows that agency and agents hold Fidelity Fund certificates from the PPRA. Sellers are prepared for the mandatory disclosure form, because no mandate may be accepted without it. Property search keeps its filters, and buyers can ask for alerts on new listings.',
    how: 'We spend the first week with your agents, one suburb at a time, with a recorder running. While we write the guides, your listing feed is connected and cleaned. Week three shows the design on your own stock, never on sample homes. By week six the site is complete on a test address and the agents try to break it. Launch falls on a Tuesday, well away from show days.',
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
    why: 'Luxury is judged by what is left out. The client sees you and Paris on the same phone, minutes apart, and notices a careless crop or a slow page as they would a loose stitch. A layout borrowed from a shop builder suggests that the work may be ordinary too. Nobody complains. They buy elsewhere, and the boutique wonders why so many admire the window and so few ask the price.',
    what: 'We design around few pieces and large images, with the story of maker, material and place. The site can be a shop, a catalogue with private enquiry, or both, and take cards, EFT and foreign currencies. Viewings are booked into your real diary. Stockists, press and care instructions have their pages. The typography is set for your name alone, so nobody meets the same layout at a competitor.',
    how: 'The first two weeks belong to looking: your archive, your workshop, the houses you respect. We return with one direction, fully drawn, and explain it. After your approval photography, text and code run side by side for four or five weeks. You receive a preview on your own phone and live with it for some days. We like to open to existing clients first and to the public a week later.',
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
    why: 'Most sites are finished once and then left. Competitors publish, prices change, a form fails on a new phone and nobody notices for weeks. Meanwhile the advertising budget sends people to a page where one visitor in a hundred enquires. Lifting that to two doubles the enquiries for the same spend. Few firms have a cheaper way to grow, and it takes steady work rather than another redesign.',
    what: 'You get a fixed number of hours each month from a developer, a designer and a writer, led by a strategist who answers to you. They cover search, articles, campaign pages, speed, security updates and the tracking of calls and forms with visitors’ consent. Every month closes with enquiries by source, cost per enquiry and the next change. Sites built by others are welcome after an audit.',
    how: 'Month one is an audit: your figures, the search terms that bring people, a test of every form, and calls to five recent clients. We agree on the number that matters, usually qualified enquiries, and write down where it stands. From month two we plan, change and review in a steady rhythm, with a call on the first Tuesday. Accounts and data belong to you throughout.',
  },
];
