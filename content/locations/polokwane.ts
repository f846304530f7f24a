import type { Location } from '../schema.ts';

export const polokwane: Location = {
  slug: 'polokwane',
  kind: 'city',
  city: 'Polokwane',
  province: 'Limpopo',
  population: '130,000',
  meta: {
    title: 'Web design in Polokwane, found from afar',
    description:
      'They drive in from Tzaneen, Giyani and Beitbridge, or pay from Midrand. Give Limpopo clients hours, fees and proof of work before they start the car.',
  },
  description:
    'Polokwane, Pietersburg to older suppliers, is where Limpopo comes to sign: at the High Court, the provincial department, the bank, the specialist. Many set out before sunrise and check everything the night before. We make websites that turn your firm into the stop they plan the journey around.',
  stats: { businesses: '4,900+', avgRevenue: '+205%', growthRate: '74%' },
  market: {
    heading: 'Customers travel 150 kilometres, so they look you up first',
    paragraphs: [
      'On the last Friday of the month the parking area at Mall of the North fills by mid-morning, with families from Tzaneen and Giyani and traders who came down the N1 from Beitbridge. They carry a list: lawyer, tyres, spectacles, school shoes. Each stop was picked at home by phone. If your hours, your rough fee and a correct map pin were missing, you were never on it.',
      'A second clientele lives 300 kilometres south. Limpopo people earn in Tembisa, Midrand and Pretoria and build back home: a house in Ga-Mothapo, a tombstone, a borehole, a wedding. They appoint an attorney or a builder unseen and pay from Gauteng. Pictures of completed work, payment in stages and weekly progress on WhatsApp make them comfortable with that.',
      'Government evens out the rest. Provincial departments, the Pietersburg and Mankweng hospitals and the University of Limpopo at Turfloop pay steady salaries and buy training and legal opinions. Then Easter comes, pilgrims to Moria fill the R71, and for a week nobody signs anything.',
    ],
  },
  majorIndustries: [
    {
      name: 'Attorneys and estates',
      text: 'The Limpopo Division made this a litigating town. Deceased estates with customary marriages, accident claims and land matters need a patient explanation in the mother tongue of the heirs.',
    },
    {
      name: 'Potatoes, tomatoes and subtropical fruit',
      text: 'Growers and packers sell to markets and exporters. Buyers want GLOBALG.A.P. numbers, cold-room capacity and a week-by-week harvest table from February onwards.',
    },
    {
      name: 'Cross-border wholesale',
      text: 'Zimbabwean traders load tyres, solar kits and groceries. State bulk prices, which export papers you prepare and when the loading bay opens, and the truck stops at your gate.',
    },
    {
      name: 'Hunting and game ranches',
      text: 'The winter season is sold the summer before, partly overseas. Day rates, trophy fees and a guide to the temporary firearm permit settle most questions from Texas or Denmark.',
    },
    {
      name: 'Building for absent owners',
      text: 'Plans, brick and roofing are chosen from a flat in Gauteng. House types with a price per square metre and dated construction albums do what a show house cannot.',
    },
  ],
  districts: [
    {
      name: 'The city centre',
      text: 'Attorneys, banks and departments along Landdros Maré, Schoeman and Hans van Rensburg Streets. Parking is scarce by nine, so bookable appointments are a real advantage.',
    },
    {
      name: 'Bendor',
      text: 'Doctors, accountants and estate agents near Munnik Avenue and the mall. Residents are salaried professionals who want bond calculators, virtual viewings and replies after supper.',
    },
    {
      name: 'Ladanna and Superbia',
      text: 'Tractor dealers, panel beaters, cold rooms and truck stops. Farmers phone from the field at dawn: parts numbers, stock and a mobile contact matter above any design flourish.',
    },
    {
      name: 'Nirvana',
      text: 'Home to many of the city’s Indian merchant families. Wholesale lists that shopkeepers in the villages rely on still live on paper and in memory; online, they could take orders from Musina.',
    },
    {
      name: 'Turfloop and Mankweng',
      text: 'The university campus and an academic hospital 30 kilometres east. Landlords of student rooms should show NSFAS accreditation, Wi-Fi, water tanks and the walk to the gate.',
    },
  ],
  mistakes: [
    {
      title: 'Silent about Easter and December hours',
      text: 'Twice a year the whole family is home from Gauteng with money and errands, and business pages show nothing but “Mon to Fri”. Visitors assume that you are shut. Publish holiday times in November and February, on Google as well.',
    },
    {
      title: 'Five languages at the counter, one online',
      text: 'Reception greets in Sepedi, Xitsonga, Tshivenda, Afrikaans and English. The website lectures in legal English only. A short welcome page per language, with the name of the colleague who speaks it, moves a hesitant grandmother to call.',
    },
    {
      title: 'No price for people who drive far',
      text: 'Petrol from Thohoyandou and back eats a day’s wages. Nobody risks that for “contact us for a quotation”. A range such as R1,200 to R1,800, with the papers you need to see, respects the trip and fills the morning.',
    },
  ],
  questions: [
    {
      question: 'Should our website still mention the name Pietersburg?',
      answer:
        'Once or twice, yes. Older farmers, overseas hunters and some suppliers keep typing it, and the provincial hospital still bears it. We put “formerly Pietersburg” on the contact page and in the description that search engines read. Headlines and address use Polokwane, which is what most people search.',
    },
    {
      question: 'Do you come up the N1 or only call?',
      answer:
        'Both. A full day with you is normally planned into a Premium project: interviews in the morning, photography after lunch. The drive from Kempton Park is a little over three hours. Later rounds happen on WhatsApp video, usually 20 minutes each, at a time before your counter opens.',
    },
    {
      question: 'Can relatives in Gauteng pay a deposit on the site?',
      answer:
        'Yes, by card or instant EFT, with the village project’s reference on the receipt. Each payment can be tied to a stage, say R8,000 at foundation level, and the payer receives the photograph that proves it. Foreign Visa and Mastercard holders in Harare or Gaborone can use the same page.',
    },
    {
      question: 'What is a realistic first budget for a Limpopo practice?',
      answer:
        'A four-page Starter site with a welcome in two local tongues comes to R9,500 to R14,999. Practices that want booking, articles and online deposits spend R22,000 to R40,000. Four weeks suffice for the former, seven or eight for the latter. Support for 30 days is part of both.',
    },
  ],
  reasons: [
    'Tembisa is next door to our studio: we know what Limpopo families ask from afar.',
    'Launches keep clear of Moria weekend and the December homecoming.',
    'Sepedi, Xitsonga and Tshivenda texts come from speakers and are checked by your staff.',
    'After an hour’s training your receptionist can change hours, fees and notices herself.',
  ],
  testimonials: [
    {
      name: 'Mahlatse Phasha',
      company: 'Phasha Tladi Attorneys',
      quote:
        'Heirs in Midrand open an estate file without taking leave to drive home. Since February that is 31 new estates at about R14,500 each, and Saturday mornings are quiet again.',
      rating: 5,
    },
    {
      name: 'Tsakani Baloyi',
      company: 'Ntlhaveni Pumps and Solar',
      quote:
        'We posted prices and a loading timetable. Within nine weeks, 17 buyers from across the border had reserved kits ahead, R540,000 altogether, and nobody waited at the gate.',
      rating: 5,
    },
  ],
  localCompetitors: [
    'Internet cafés and print shops in the centre',
    'Freelancers on page builders in Bendor and Flora Park',
    'Gauteng agencies that pitch by email and never visit',
    'Directory sites selling listings to guest farms',
  ],
};
