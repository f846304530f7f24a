// The words of the enquiry forms.
export const enquiryFormWords = {
  fields: {
    name: 'Your Name',
    email: 'Email Address',
    phone: 'Phone Number',
    company: 'Company',
    website: 'Current Website',
    service: 'Service',
    other_service: 'What kind of service?',
    budget: 'Budget',
    timeline: 'Timeline',
    remote_work: 'Working remotely',
    message: 'Message',
  },
  empty: {
    service: 'Select a service',
    budget: 'Select a budget',
    timeline: 'Select a timeline',
    remote_work: 'Select an option',
  },
  otherService: 'Other',
  packageChosen: 'You asked about the package',
  messageHint: 'What should the site achieve, and by when?',
  marketing: 'Send me occasional notes on websites that bring enquiries. I can stop them at any time.',
  purpose: 'We use what you send to answer this enquiry.',
  privacy: 'How we treat your details',
  submit: {
    home: 'Send enquiry',
    contact: 'Send enquiry',
    location: 'Book my free strategy session',
    guide: 'Send me the guide',
  },
  sending: 'Sending…',
  sent: {
    title: "Thank you! We'll contact you as soon as possible",
    text: 'Our team will analyse the requirements and send a detailed proposal.',
    reference: 'Your reference',
    again: 'Send another enquiry',
  },
  sentFrom: (city: string) =>
    `Our ${city} team will analyse the requirements and send a detailed proposal for the website project.`,
  invalid: 'Not sent yet: some fields need another look.',
  failed: 'This did not reach us. Everything you typed is still here: please try again, or talk to us now.',
  /** Before the page is awake, when nothing can be kept yet. */
  offline:
    'There is no connection just now. What you typed stays here: please send it again when you are back online, or call us.',
  kept: {
    title: 'Saved. It leaves as soon as there is a line',
    text: 'Your enquiry did not reach us just now. It is safe on this device and is sent by itself when the connection is back, also after you close this page and return. If it is urgent, talk to us now.',
    tryNow: 'Try again now',
    change: 'Change what I wrote',
  },
  trap: 'Please leave this field empty',
};

/** While an enquiry waits on the visitor's device. */
export const unsentWords = {
  label: 'Unsent enquiry',
  waiting: 'An enquiry of yours is saved on this device and has not reached us yet. We keep trying to send it.',
  sent: (reference: string) => `Your saved enquiry has reached us. Your reference: ${reference}.`,
  refused: 'An enquiry of yours could not be accepted as it was. Please look at it once more.',
  look: 'Look at it',
  tryNow: 'Send now',
  trying: 'Sending...',
  close: 'Close',
  whatsapp: 'WhatsApp',
  call: 'Call us',
  greeting: (agency: string) => `Hello ${agency}, I tried to send you an enquiry through your website.`,
};
