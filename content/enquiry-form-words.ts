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
  /** Beside an address that looks mistyped; a press puts it in. */
  meant: (address: string) => `Did you mean ${address}?`,
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
  /** Where no field of the form is at fault: what the server said, and another way. */
  refused: (sentence: string) =>
    `Not sent. ${sentence} Everything you typed is still here. You can also talk to us now.`,
  failed: 'This did not reach us. Everything you typed is still here: please try again, or talk to us now.',
  /** Before the page is awake, when nothing can be kept yet. A line that answers too late looks the same as none. */
  offline:
    'No answer came: the connection is gone just now, or very slow. What you typed stays here: please send it again when it is better, or call us.',
  /** Whichever was at fault, the line or our server: the browser cannot always tell. */
  kept: {
    title: 'Saved. It leaves as soon as it can',
    text: 'Your enquiry did not reach us just now. It is safe on this device and is sent by itself as soon as it gets through, also after you close this page and return. If it is urgent, talk to us now.',
    tryNow: 'Try again now',
    change: 'Change what I wrote',
  },
  trap: 'Please leave this field empty',
};

export const tooLong = 'It is longer than we can take in one piece.';

/** While an enquiry waits on the visitor's device. */
export const unsentWords = {
  label: 'Unsent enquiry',
  waiting: 'An enquiry of yours is saved on this device and has not reached us yet. We keep trying to send it.',
  sent: (reference: string) =>
    reference
      ? `Your saved enquiry has reached us. Your reference: ${reference}.`
      : 'Your saved enquiry has reached us.',
  changing: 'An enquiry of yours is saved on this device, as you left it. It is not sent until you send it.',
  old: 'An enquiry of yours has been on this device for more than a month and could not be sent. Please look at it once more.',
  refused: 'An enquiry of yours could not be accepted as it was. Please look at it once more.',
  look: 'Look at it',
  tryNow: 'Send now',
  trying: 'Sending...',
  notYet: 'We have just tried, and it did not get through. It stays saved here.',
  remove: 'Delete it',
  delete: {
    question: 'Delete this enquiry from your device? It has not reached us.',
    yes: 'Yes, delete it',
    no: 'Keep it',
  },
  deleted: 'Deleted. Nothing of it is left on this device.',
  replace: {
    question: 'The form holds other words that you have not sent. Put the saved enquiry in their place?',
    yes: 'Yes, replace them',
    no: 'No, keep them',
  },
  close: 'Close',
  whatsapp: 'WhatsApp',
  call: 'Call us',
  greeting: (agency: string) => `Hello ${agency}, I tried to send you an enquiry through your website.`,
};
