// The words around the six services.
export const servicesPage = {
  meta: {
    title: 'Websites for law, finance and property',
    description:
      'What we build for attorneys, consultants, financial advisers, property agencies and luxury houses, why it works, and how the weeks of a project run.',
  },
  heading: 'Every trade is trusted for different reasons.',
  lead: 'An attorney, an adviser and a jeweller should never share a layout. Here is what we have learned about each trade: why its clients hesitate, what we build for them, and how a project runs from the first meeting.',
  detail: {
    alt: 'The fees of the law firm in the concept: R1,850, R3,400 and R2,650 an hour',
    caption:
      'From the same concept. Three fees, in rand, in large figures: the page that most firms leave out is the one that decides who phones.',
  },
  closing: {
    heading: 'Tell us which clients you want more of.',
    text: 'Describe your firm in a few lines. You will hear which pages would matter most, what they would cost and how many weeks they need, even if you build them with someone else.',
  },
};
