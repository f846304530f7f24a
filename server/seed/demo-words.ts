// People, firms and sentences for the demonstration. All of them are invented.
import type { ContactService } from '#domain/service-type.ts';

export const firstNames =
  'Thandi Sipho Lerato Johan Anika Naledi Pieter Zanele Kagiso Ayesha Imraan Megan Bongani Chantal Dineo Francois Gugu Hennie Itumeleng Jabu Karabo Liesl Mandla Nomsa Priya Ruan Sizwe Tebogo Vusi Yusuf'.split(
    ' ',
  );
export const lastNames =
  'Nkosi Dlamini Botha Naidoo Mokoena Pillay Venter Khumalo Jacobs Mahlangu Fourie Govender Sithole Steyn Moloi Adams Zulu Molefe Coetzee Patel Mthembu Erasmus Radebe Daniels Ngcobo Swart'.split(
    ' ',
  );

interface Trade {
  service: ContactService;
  /** What stands behind the name of the firm. */
  firms: string[];
  needs: string[];
}

export const trades: Trade[] = [
  {
    service: 'law-firm-website-development',
    firms: ['Attorneys', 'Law Inc.', 'Conveyancers', '& Associates'],
    needs: [
      'We want to be found for conveyancing and deceased estates, and our present site was built years ago.',
      'Clients ask us for things that should be on the site: fees, forms, who does what. It needs a proper structure.',
      'We are two partners who left a large firm and need a site that looks as serious as our work.',
    ],
  },
  {
    service: 'consulting-agency-websites',
    firms: ['Consulting', 'Advisory', 'Partners'],
    needs: [
      'Our proposals win work, our website does not. We would like it to bring two or three good calls a week.',
      'We have five case studies and nowhere decent to show them.',
    ],
  },
  {
    service: 'financial-services-websites',
    firms: ['Wealth', 'Financial Planning', 'Brokers', 'Tax'],
    needs: [
      'We need a compliant site with our FSP details and a way for clients to book an annual review.',
      'Most of our clients come by word of mouth. They look us up first, and what they find is embarrassing.',
    ],
  },
  {
    service: 'real-estate-agency-websites',
    firms: ['Properties', 'Estates', 'Lettings'],
    needs: [
      'We list on the portals and pay for every lead. We want sellers in our suburbs to come to us directly.',
      'Our listings come from a feed and the current site shows them badly on a phone.',
    ],
  },
  {
    service: 'luxury-brand-websites',
    firms: ['Atelier', 'Jewellers', 'Safari Lodge', 'Estate Wines'],
    needs: [
      'The brand is photographed beautifully and then shown on a template. That has to change before the season.',
      'People write to us after seeing the pictures. We want them to know what it is like here before they come.',
    ],
  },
  {
    service: 'e-commerce-development',
    firms: ['Traders', 'Outfitters', 'Coffee Roasters', 'Home'],
    needs: [
      'We sell through Instagram and want a shop of our own with PayFast and The Courier Guy.',
      'The shop takes six seconds to open on a phone and people leave at the basket.',
    ],
  },
  {
    service: 'corporate-websites',
    firms: ['Logistics', 'Engineering', 'Holdings', 'Mining Supplies'],
    needs: [
      'The board wants a new corporate site before the financial year ends, in English and Afrikaans.',
      'Procurement people check us before they send a tender. The site must answer their questions.',
    ],
  },
  {
    service: 'professional-service-websites',
    firms: ['Dental', 'Physiotherapy', 'Architects', 'Veterinary Clinic'],
    needs: [
      'People should see who we are and what it costs, and ask for an appointment without phoning.',
      'We moved to new rooms and want to start again with a site that we can be proud of.',
    ],
  },
];

export const closings = [
  'Please call in the morning.',
  'A rough price would help us decide.',
  'We would like to start within the next two months.',
  'Who would we be working with?',
  '',
];

export const said = {
  firstCall: [
    'Called. They want to see two examples and a rough timeline by Friday.',
    'Spoke for ten minutes: decision by the owner, budget agreed in principle.',
    'Left a voicemail and sent a WhatsApp with our number.',
  ],
  reply: [
    'They wrote back: happy with the examples, asked what is included after launch.',
    'Asked whether we can do it in half the time.',
    'Sent us their logo files and the texts of the old site.',
  ],
  followUp: [
    'Sent the answers by mail and offered Tuesday or Thursday for a call.',
    'Followed up on the proposal; they are waiting for their partner.',
    'Sent the revised price with the second phase taken out.',
  ],
  laterCall: [
    'Called to hear where they stand: still keen, they decide next week.',
    'Spoke to the office manager. The owner is back on Monday.',
    'Called. They have one question about hosting, answered at once.',
  ],
  note: [
    'Knows one of our clients in Sandton. Likes restraint, dislikes sliders.',
    'Decision only after month end.',
    'Ask about the photographs: theirs are good enough to lead with.',
  ],
} satisfies Record<string, string[]>;
