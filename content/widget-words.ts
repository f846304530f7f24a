// The words of what floats above the pages.
export const dockWords = {
  label: 'Contact us directly',
  whatsapp: 'Chat on WhatsApp',
  menu: 'Contact options',
  email: 'Email us',
  call: 'Call us',
};

export const chatWords = {
  /** Where no place is known. */
  greeting: (agency: string) =>
    `Hello ${agency}, I am interested in your web-development services and would like to know more.`,
  reference: (code: string) => `(Ref ${code})`,
};

export const guideOffer = {
  above: 'Before you go',
  heading: 'Take our free 47-page guide with you',
  title: 'How to Create a Website That Converts',
  text: 'The plan we follow ourselves: offer, pages, proof, forms, speed and search, with worksheets to fill in. More than 2,500 business owners have asked for it, and its 30-day plan is written to show results within the month.',
  cover: 'Cover of the guide',
  fields: { name: 'Your Name', email: 'Your Email', service: 'Your Business Type' },
  purpose: 'We use your address to send the guide.',
  close: 'Close',
  sent: {
    title: "Don't Miss Out!",
    text: 'Check your email for your exclusive 47-page guide to create a website that converts.',
  },
};

export const helpWords = {
  heading: 'Need Help?',
  text: 'Tell us in two sentences what you are looking for. Somebody who builds websites will answer.',
  contact: 'Contact us',
  minimise: 'Minimise',
  open: 'Open',
  close: 'Close',
};

export const consentWords = {
  label: 'Your choice about analytics',
  text: 'May we record how far and for how long you read our pages?',
  yes: 'Yes, you may',
  no: 'No, thank you',
  more: 'How we treat your details',
  byBrowser: 'Your browser asks not to be tracked. We treat that as a no, and record nothing about how you read.',
  close: 'Close',
  reopen: 'Cookie choice',
};

export const offlineWords = {
  label: 'Connection',
  text: 'You are offline. What is on this page stays here, and a form that you send now is kept and leaves by itself when you are back.',
  /** After a link that leads to a page which cannot come. */
  stopped:
    'There is no line just now, and that page did not come. What is on this one stays here, and a form that you send now is kept and leaves by itself when you are back.',
};
