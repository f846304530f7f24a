// The words of the about page.
export const aboutPage = {
  meta: {
    title: 'About our web studio in Kempton Park',
    description:
      'Who designs and codes your website: a small South African studio with more than 200 websites delivered, no templates, and one measure, your enquiries.',
  },
  heading: 'Premium Web Development Excellence',
  lead: 'We are designers, developers and marketers on the edge of Johannesburg. For more than five years we have built websites for firms whose clients must trust them before they meet them.',
  stats: [
    { value: '5+', label: 'years of excellence' },
    { value: '200+', label: 'websites delivered' },
    { value: '100%', label: 'client satisfaction' },
    { value: 'Premium', label: 'quality standards' },
  ],
  mission: {
    heading: 'Good firms deserve to look as good as they are.',
    paragraphs: [
      'South Africa is full of excellent firms with poor websites. An attorney who has never lost a client’s file has a page from 2014. An adviser who looks after three generations of one family cannot be found on a phone. The work is first class and nobody outside can tell. Less careful competitors look better and are called first. We think that is unfair, and that it can be put right in a few weeks.',
      'So we made a studio for one task: to let a stranger see, quickly and truthfully, why your clients stay. This begins with listening. We ask what people say on their first call, what they were afraid of and what almost stopped them. Their answers become pages. Only then does anyone choose a colour. It is slower at the start and much faster afterwards, because the decisions have reasons.',
      'We also believe that a website is part of a business and should be held to account like the rest of it. Before we begin, we write down what it must bring: valuations requested, consultations booked, pieces reserved. After launch we count. When the number is good, you will know why. When it disappoints, you hear it from us first, with a suggestion and a price.',
      'Our studio is in Kempton Park, close to the airport and far from fashion. The light over the Highveld in the late afternoon gave us our colours and something of our manner: a wide view and little decoration. Clients come from Polokwane to Paarl. Many have never met us in person, and they have our direct numbers all the same.',
    ],
  },
  why: {
    heading: 'Four habits explain why clients come back.',
    points: [
      {
        title: 'Premium Quality',
        text: 'Each page is drawn, written and coded for the firm it belongs to. We check it at three screen widths, with a keyboard alone and with a screen reader. A second developer reads all code before it is released. None of it shows in a screenshot, and all of it is noticed in use.',
      },
      {
        title: 'Client-Focused Approach',
        text: 'You are asked for decisions, never for homework. Meetings are short and have an agenda. Each Friday you get a note of four lines: what was finished, what follows, which answer we need from you and whether the date still holds.',
      },
      {
        title: 'Modern Technology',
        text: 'We use current, well-tested tools and few of them. Pages are prepared in advance, so they open fast and keep working when a script fails. Updates are small and frequent. In five years another team should be able to read what we wrote.',
      },
      {
        title: 'Proven Results',
        text: 'We ask clients for their figures 30, 90 and 365 days after launch: enquiries, sales, hours saved. What they report is what we quote, with the same caution on good and bad years. Whatever we learn from it goes into the next project.',
      },
    ],
  },
  closing: {
    heading: 'Come and see whether we suit each other.',
    text: 'A first conversation is free and takes twenty minutes. If another kind of agency would serve you better, you will hear that too.',
  },
};
