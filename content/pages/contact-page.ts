// The words of the contact page.
export const contactPage = {
  meta: {
    title: 'Contact us about your new website',
    description:
      'Call, write, chat on WhatsApp or send the form. Our team in Kempton Park, Johannesburg reads every enquiry and replies with a proposal in rand.',
  },
  heading: 'Contact',
  lead: 'Call us, write to us or send the form below. However you reach us, you will talk to somebody who designs or codes websites for a living, and who can say what yours might cost.',
  formHeading: 'A few facts, and we can give you a figure.',
  formLead:
    'Only name, email and telephone are required. The more you add about goals, budget and date, the closer our first proposal will be.',
  hours: { days: 'Mon-Fri', closed: 'Closed on weekends and public holidays' },
  greeting: 'Hello, I am interested in your web-development services.',
  chat: {
    open: { title: 'Live Chat Available', text: 'Our support team is online. Click the WhatsApp button to chat.' },
    closed: { title: 'The team is away', text: 'Leave a message on WhatsApp or send the form. We are back on' },
  },
  closing: {
    heading: 'Would you rather read a little first?',
    text: 'See what we build for your trade, or find out who would be doing the work. The two pages take less than ten minutes, and the form will still be here.',
  },
};
