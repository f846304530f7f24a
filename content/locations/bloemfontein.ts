import type { Location } from '../schema.ts';

export const bloemfontein: Location = {
  slug: 'bloemfontein',
  kind: 'city',
  city: 'Bloemfontein',
  province: 'Free State',
  population: '520,000',
  meta: {
    title: 'Bloemfontein web design for law and farms',
    description:
      'English and Afrikaans websites for Bloemfontein: appeal correspondents, specialists, implement dealers and N1 guesthouses. Fixed quotes from R3,500.',
  },
  description:
    'Bloemfontein lies in the middle of everybody’s road and at the end of everybody’s appeal. Attorneys send records here, patients drive in from Lesotho, and holiday traffic sleeps over on the N1. We make websites for businesses that are chosen by people who are still 300 kilometres away.',
  stats: { businesses: '11,500+', avgRevenue: '+228%', growthRate: '71%' },
  market: {
    heading: 'People choose a Bloemfontein firm before they leave home',
    paragraphs: [
      'South Africa’s appeal judges have sat in this city since 1910. Their court stands on President Brand Street, and so does the Free State High Court. An attorney in Cape Town or Polokwane who takes a matter on appeal usually appoints a correspondent here without ever shaking hands. Two or three candidates are compared in a morning. The criteria are simple: familiarity with the registrar’s requirements, turnaround on records, and a price for copying and binding 4,000 pages. Hardly any local site says so.',
      'The remaining trade serves a province roughly as large as England. Farmers bring their tax, their knees and their tractors to town on the same trip, so Tuesday’s visitor may need an accountant, an orthopaedic surgeon and a gearbox. Orders are placed in Afrikaans, gossip travels in Sesotho and the contract is typed in English. Maize comes off between May and July, and big purchases wait for it. Student rentals around the two universities turn over each January.',
    ],
  },
  majorIndustries: [
    {
      name: 'Appeals and correspondent law',
      text: 'Explain step by step how you receive, check, bind and lodge a record. Colleagues forward such a page inside their own practice, and it becomes your salesman.',
    },
    {
      name: 'Specialist medicine',
      text: 'Universitas, Pelonomi and the private hospitals draw referrals from three provinces and Maseru. List sub-specialities, waiting times, accepted schemes and overnight options nearby.',
    },
    {
      name: 'Grain, livestock and machinery',
      text: 'Dealers sell to somebody on a stoep at nine at night. Used-equipment listings need hours, year model, price and a WhatsApp button, in the farmer’s language.',
    },
    {
      name: 'Guesthouses on the N1',
      text: 'Families halfway to the sea reserve from the passenger seat. Secure parking, pet rules, late check-in and dinner must appear ahead of the room gallery.',
    },
    {
      name: 'Education and student housing',
      text: 'Parents in Welkom or Maseru sign leases unseen. Floor plans, bursary payment terms, transport and a video walk-through replace the viewing they cannot attend.',
    },
  ],
  districts: [
    {
      name: 'Westdene',
      text: 'Attorneys, consulting rooms and restaurants occupy former homes around Second Avenue and Kellner Street. Neighbours offer identical services, so an explicit niche matters more than polish.',
    },
    {
      name: 'Universitas and Park West',
      text: 'Doctors, academics and lodgers cluster between the teaching hospital and the University of the Free State. Practices here need referral forms; landlords need February to be full.',
    },
    {
      name: 'Brandwag and Willows',
      text: 'Flats, takeaways, gyms and Mimosa Mall live by the semester. Young tenants compare on Instagram first and then look for a price list that is not hidden.',
    },
    {
      name: 'Bayswater and Heuwelsig',
      text: 'Established northern suburbs where houses change hands quietly. Estate agents win instructions with street-level sale history and a valuation that a homeowner can request after supper.',
    },
    {
      name: 'Langenhoven Park',
      text: 'Young families and pensioners on the western side keep pharmacies, vets and crèches occupied. Saturday hours and a map pin settle most of their questions.',
    },
    {
      name: 'Hamilton',
      text: 'Steel merchants, co-ops, engineering works and transport yards. Their callers hold a part number in one hand, which means searchable stock beats a glossy slideshow.',
    },
  ],
  mistakes: [
    {
      title: 'Afrikaans at the counter, English on screen',
      text: 'Reception greets in Afrikaans, yet the site behaves as though nobody speaks it. Older farmers give up politely and phone somebody else. Translating the five busiest pages properly costs little and is noticed within days.',
    },
    {
      title: 'Sandstone columns and nobody’s name',
      text: 'Legal sites show the courthouse from the lawn. Instructing colleagues know what it looks like. Tell them which candidate attorney will stand at the counter tomorrow, on which cellphone, and until what hour.',
    },
    {
      title: 'Pretending that the customer lives nearby',
      text: 'No distance, no parking, no hint of what can be finished in one visit. Somebody from Bethlehem or Colesberg plans a full day around you. Offer a “one-trip” checklist and they will plan it.',
    },
  ],
  questions: [
    {
      question: 'Must every page exist in both Afrikaans and English?',
      answer:
        'No. Translate what decides the sale: home, services, fees, contact and your most-read article. Appeal work can stay in English, because instructions arrive in it. An implement dealer may reverse that and write Afrikaans first. A second language adds roughly R4,000 to R9,000 and one week to the schedule.',
    },
    {
      question: 'Can patients in Maseru book before they cross the border?',
      answer:
        'They can. Many local forms reject a +266 number or demand a South African identity number; ours accept passports and Lesotho formats. Confirmation goes by mail and WhatsApp with the N8 route, documents to carry and the cash price. Rooms that add this tend to see fewer wasted slots.',
    },
    {
      question: 'Our turnover peaks after harvest. When do we launch?',
      answer:
        'Sign in February and go live in April. That leaves time for listings to be found before Nampo in May and before maize money arrives in winter. You pay 50% in February, and the free month of support then falls in the season when you actually need it.',
    },
  ],
  reasons: [
    'Afrikaans and English drafts arrive together, so neither reads like an afterthought.',
    'Forms understand farm names, Lesotho numbers and addresses without a street.',
    'Our desks are a morning’s drive up the N1, and we make that drive for workshops.',
    'Anything that could change the quote is written down before you sign it.',
  ],
  testimonials: [
    {
      name: 'Dr Lerato Mofokeng',
      company: 'Naledi Ear and Sinus Rooms',
      quote:
        'Cross-border patients often arrived without a referral letter. The booking page now tells them what to bring, and missed appointments dropped from 22 a month to six. My receptionist gained nine hours a week.',
      rating: 5,
    },
    {
      name: 'Hendrik Swanepoel',
      company: 'Rietspruit Implemente',
      quote:
        'R1.3 million in second-hand planters stood in the yard. Bilingual listings went up in April and 14 machines were sold by the end of July, mostly to farmers we had never invoiced.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Student developers around the university campuses',
    'Afrikaans print and branding shops that also host sites',
    'National legal directories selling correspondent listings',
    'Medical practice software with a bundled template',
  ],
};
