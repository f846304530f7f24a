// The twenty questions of the FAQ page, in the order in which they are shown.
import type { Faq } from './schema.ts';

export const faq: Faq[] = [
  {
    id: 'how-long-does-it-take',
    question: 'How long does it take to build a website?',
    answer:
      'A typical build takes 4-8 weeks from signed proposal to launch. Text and approvals decide most of the difference, seldom the code. A small site with one decision maker can be live after four weeks. A firm with twelve partners, each with an opinion, should plan for eight. Your proposal names the launch date, and we tell you at once if anything puts it at risk.',
    category: 'Web Development',
    tags: ['timeline', 'launch', 'planning'],
  },
  {
    id: 'templates-or-custom',
    question: 'Do you use templates or page builders?',
    answer:
      'No. A designer draws your site from an empty page and our developers write it in code. It carries no unused features, so it loads quickly and gives attackers less to aim at. It also means that your competitor cannot own the same layout. What you will meet is a simple editor for texts and pictures, made for people who have never seen code.',
    category: 'Web Development',
    tags: ['custom code', 'templates', 'design'],
  },
  {
    id: 'who-writes-the-text',
    question: 'Who writes the text and takes the photographs?',
    answer:
      'In Premium and Luxury projects we write, after interviewing you and, if you allow it, two or three of your clients. In Starter projects we edit what you supply and show you where it is too long. When we visit, we photograph your people and premises ourselves. Where a site needs a professional, we give you a list of the pictures that matter and can book a photographer near you. That fee is quoted separately, before you agree to it.',
    category: 'Web Development',
    tags: ['copywriting', 'photography', 'content'],
  },
  {
    id: 'clients-outside-johannesburg',
    question: 'Do you work with firms outside Johannesburg?',
    answer:
      'Yes, in all nine provinces. Our office is in Kempton Park, and most projects run by video call, telephone and a test address where you can watch the site grow. For larger projects we come to you at least once, because an hour in your reception teaches us things that no questionnaire asks. Tell us in the enquiry whether you prefer to meet in person.',
    category: 'Web Development',
    tags: ['remote work', 'meetings', 'provinces'],
  },
  {
    id: 'legal-practice-council-rules',
    question: 'May a law firm promote itself online under the Legal Practice Council’s rules?',
    answer:
      'Yes, within limits. The code of conduct says that publicity may not misrepresent the service, may not criticise other attorneys or claim to be better than they are, and may name a client only with prior written consent. We write with these limits in view and mark each sentence that deserves a second look. Responsibility for publicity stays with the firm, so one of your attorneys approves the final text.',
    category: 'Law Firms',
    tags: ['legal practice council', 'advertising rules', 'attorneys'],
  },
  {
    id: 'banking-detail-fraud',
    question: 'Can our website help to protect clients from banking detail fraud?',
    answer:
      'It can make the trick harder. A permanent notice tells clients how your firm gives its account details and that a change never comes by email alone. A fixed telephone number lets them confirm before they pay. In the background we set the mail records SPF, DKIM and DMARC, which help other mail servers to reject messages that pretend to be you. Staff training remains necessary.',
    category: 'Law Firms',
    tags: ['trust account', 'email security', 'fraud'],
  },
  {
    id: 'confidential-client-results',
    question: 'How can we show results when our clients’ names are confidential?',
    answer:
      'Describe the client so that a peer recognises the situation: sector, number of employees, province, year. Then give one figure from before and one from after, and say what your team did in between. A quotation with a role instead of a name adds a human voice. We draft each case so that your client can approve it in ten minutes, and nothing appears until they have.',
    category: 'Consulting',
    tags: ['case studies', 'confidentiality', 'proof'],
  },
  {
    id: 'fais-requirements',
    question: 'What does FAIS mean for the website of a financial services provider?',
    answer:
      'The Act requires a licensed provider to refer to its licence in advertisements and business documents, so the FSP number belongs on the site. Under the general code, advertising may not mislead, and performance data needs its source and date. Providers usually add their complaints procedure, conflict of interest policy and PAIA manual. Your compliance officer settles the list. We make it readable, and file a dated copy of every version.',
    category: 'Financial Services',
    tags: ['fais', 'fsp number', 'compliance'],
  },
  {
    id: 'client-information-and-popia',
    question: 'How does the site handle our clients’ personal information?',
    answer:
      'It asks for as little as possible. An identity number or a payslip has no place in a contact form. What is collected travels encrypted, is seen by the people you name and is deleted after the period you set. Marketing consent is a separate, empty tick box, and the site records what was agreed to and when. That covers the website’s share of POPIA. Your policies cover the rest.',
    category: 'Financial Services',
    tags: ['popia', 'consent', 'data protection'],
  },
  {
    id: 'listing-import',
    question: 'Can our listings appear on the site without typing them twice?',
    answer:
      'In most cases, yes. If your property system offers a feed or an export, the site reads it several times a day, adds new homes, updates prices and takes down what was sold. We check the feed before quoting, because some systems charge for access or leave out fields. Where none exists, we build a short entry form that an agent completes on a phone in five minutes.',
    category: 'Real Estate',
    tags: ['listings', 'property feed', 'integration'],
  },
  {
    id: 'fidelity-fund-certificates',
    question: 'Where do you show Fidelity Fund certificates?',
    answer:
      'Nobody may act as a property practitioner without a Fidelity Fund certificate issued by the PPRA, so careful sellers look for it. We state it for the agency at the foot of every page, and for each agent on the profile, together with the capacity in which that person acts. You keep the validity dates in one list. When one comes close, the site reminds your office.',
    category: 'Real Estate',
    tags: ['ppra', 'fidelity fund', 'agents'],
  },
  {
    id: 'what-does-it-cost',
    question: 'What does a website cost?',
    answer:
      'Premium websites start from R15,000. Larger ones, with many pages, an online shop or connections to your own systems, usually cost R50,000-R150,000+. If a handful of pages will do, there is the Starter package, R3,500 to R14,999. You receive one figure in writing for an agreed scope, VAT included. It does not grow because a task took us longer than we thought.',
    category: 'Pricing',
    tags: ['cost', 'packages', 'quote'],
  },
  {
    id: 'how-do-payments-work',
    question: 'How do payments work?',
    answer:
      'We ask for 50% upfront, which reserves your place in our calendar and starts the work. The other half is due once you have approved the finished site, shortly before it goes public. Projects in the Luxury range can be divided into more stages, each tied to something you can see. Payment is by EFT. Please confirm our banking details by telephone the first time you pay.',
    category: 'Pricing',
    tags: ['deposit', 'payment terms', 'eft'],
  },
  {
    id: 'yearly-running-costs',
    question: 'What will the site cost us every year after launch?',
    answer:
      'Three things at most. A .co.za domain is usually under R300 a year. Hosting depends on traffic and is listed in your proposal, with the monthly amount. Care is optional: you can pay for hours when you need them or join the growth partnership. There are no yearly licences for themes or plug-ins, since we use neither, and no fee if you move the site to another host.',
    category: 'Pricing',
    tags: ['hosting cost', 'domain', 'maintenance'],
  },
  {
    id: 'uptime-and-hosting',
    question: 'How reliable is the hosting?',
    answer:
      'The hosting we manage is planned for 99.9% uptime. In a month of thirty days that leaves about 43 minutes, most of it for updates at night. A monitor outside our own network tests your site around the clock and wakes a person when it fails. Copies are made daily and kept in a second place. If you prefer your own host, we tell you what it must offer.',
    category: 'Technical',
    tags: ['uptime', 'hosting', 'backups'],
  },
  {
    id: 'old-phones-and-slow-lines',
    question: 'Will it work on old phones and slow connections?',
    answer:
      'That is where we test first. Many of your clients read on a mid-range Android handset, with prepaid data and two bars of signal. Pages stay small, pictures adapt to the screen, and forms can be sent even when scripts fail to load. We measure on such a phone before launch and show you the figures, along with the same test of your present site.',
    category: 'Technical',
    tags: ['mobile', 'speed', 'accessibility'],
  },
  {
    id: 'how-soon-on-google',
    question: 'How soon will clients find us on Google?',
    answer:
      'For your own name, usually within days of launch. For terms that others compete for, such as a practice area in a large suburb, expect three to six months of patient work, longer in crowded trades. Nobody can guarantee the first place, and you should be wary of anyone who sells it. We report the searches that lead people to your pages and the enquiries that follow, which matter more than a position.',
    category: 'SEO & Marketing',
    tags: ['google', 'rankings', 'local search'],
  },
  {
    id: 'keep-rankings-after-rebuild',
    question: 'Can you rebuild our site without losing the rankings we have?',
    answer:
      'Yes, with preparation. Before anything is drawn we list every page that receives visitors or links today. Each one is kept, improved or redirected to its successor, and the list is tested on the night of the change. Some movement in the first weeks is normal. We watch the search console daily during that time and repair what slips.',
    category: 'SEO & Marketing',
    tags: ['redesign', 'redirects', 'search console'],
  },
  {
    id: 'support-after-launch',
    question: 'What support do we get after launch?',
    answer:
      'Every package includes 30 days post-launch support. Errors are corrected without charge, small changes of wording are made as you notice them, and your team is shown how to publish. You write to the people who built the site, and they reply during office hours, Monday to Friday. Afterwards you choose between single hours, a monthly arrangement, or nothing at all.',
    category: 'Support',
    tags: ['post-launch', 'maintenance', 'training'],
  },
  {
    id: 'ownership-and-editing',
    question: 'Can we edit the site ourselves, and do we own it?',
    answer:
      'You can change articles, team members, prices and pictures in an editor that saves drafts and can undo mistakes. We train two of your people and leave a short manual written for your site. Once the final invoice is paid, design, text and code belong to you, and domain and analytics accounts are in your name from the start. Leaving us costs nothing.',
    category: 'Support',
    tags: ['ownership', 'editing', 'training'],
  },
];
