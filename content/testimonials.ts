// The carousel of the home page: who speaks by role only.
import type { RoleTestimonial } from './schema.ts';

export const testimonials: RoleTestimonial[] = [
  {
    role: 'Managing partner, commercial law firm, Rosebank',
    text: 'We used to get eleven calls a week about matters we do not do. The new matter pages ended that. Calls dropped by a third, instructions went up, and my receptionist has her mornings back.',
  },
  {
    role: 'Founder, strategy consultancy, Sandton',
    text: 'A mining client told us we made their shortlist on the strength of two case studies on the site. They had read both before we ever met. That contract paid for the website about nine times over.',
  },
  {
    role: 'Director, wealth management practice, Pretoria',
    text: 'I expected compliance to be the painful part. They asked for our compliance officer in the first meeting, and she approved everything in two rounds. First appointments booked online went from none to fourteen a month.',
  },
  {
    role: 'Principal, estate agency, Umhlanga',
    text: 'Sellers now quote our own area guides to us at the kitchen table. Of our last twenty sole mandates, eight began with the valuation form. Before, that form gave us spam.',
  },
  {
    role: 'Owner, fine jewellery house, Cape Town',
    text: 'They removed more than they added. I was nervous when the prices left the bridal page. Private enquiries tripled within the quarter, and people who write to us already know which ring they want.',
  },
  {
    role: 'Office manager, accounting practice, Bloemfontein',
    text: 'Clients upload their tax documents on the website instead of emailing them in seven parts. In season it saves me roughly a full day a week, and nothing has gone missing since.',
  },
  {
    role: 'Marketing lead, wine estate, Franschhoek',
    text: 'Our overseas orders used to stall at the shipping question. The new checkout shows courier, duty and delivery day up front. Abandoned baskets fell by almost half, and December was our best month so far.',
  },
  {
    role: 'Partner, engineering consultancy, Centurion',
    text: 'It sounds small, but the tender section changed our week. Certificates, profiles and CVs are in one place with expiry dates. We put in three more bids last quarter with the same two people.',
  },
  {
    role: 'Key individual, short-term insurance brokerage, Gqeberha',
    text: 'The site loads on my clients’ old phones. That is what I asked for and what I got. Quote requests after hours used to be rare. Now I open six or seven every Monday before I have poured my coffee.',
  },
  {
    role: 'Co-owner, furniture maker and online shop, Woodstock',
    text: 'Honest people. They told us our second product line did not belong on the home page, and showed us the figures. We moved it, argued for a week, then watched sales of the main range double by Easter.',
  },
];
