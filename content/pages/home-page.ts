// The words of the home page.
export const homePage = {
  title: 'Websites that win clients at first sight',
  description:
    'Custom-coded websites for South African law firms, consultancies, financial services, estate agencies and luxury brands. No templates. Built to bring enquiries.',
  hero: {
    badge: 'Premium web development in South Africa',
    headline: 'Your next client decides in five seconds.',
    lead: 'We design and hand-code websites for firms that sell trust: law, consulting, finance, property, luxury. No templates, no page builders. One aim: the enquiry that lands on your desk tomorrow.',
    stats: [
      { value: '5+', label: 'years' },
      { value: '150+', label: 'brands served' },
      { value: '100%', label: 'client growth' },
      { value: 'Premium', label: 'strategy focus' },
    ],
  },
  contact: {
    greeting: (agency: string) => `Hello ${agency}, I would like to talk about a website.`,
    heading: 'Tell us what the website has to bring in.',
    lead: 'Two minutes now, and a person who builds websites reads it. You get a detailed proposal in rand and weeks, without obligation.',
    steps: [
      {
        title: 'We read it',
        text: 'Sent in office hours, it is read the same day by the people who would build the site.',
      },
      { title: 'We call you', text: 'Twenty minutes on what the site must achieve, for whom, and by when.' },
      {
        title: 'You get a proposal',
        text: 'Scope, price in rand and a date. Only eight new clients start each month.',
      },
    ],
    ways: 'Rather talk first?',
  },
};
