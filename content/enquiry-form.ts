// The words of the enquiry forms.
export const enquiryFormWords = {
  fields: {
    name: 'Your Name',
    email: 'Email Address',
    phone: 'Phone Number',
    company: 'Company',
    service: 'Service',
    budget: 'Budget',
    message: 'Message',
  },
  empty: { service: 'Select a service', budget: 'Select a budget' },
  messageHint: 'What should the site achieve, and by when?',
  marketing: 'Send me occasional notes on websites that bring enquiries. I can stop them at any time.',
  purpose: 'We use what you send to answer this enquiry, and for nothing else.',
  submit: 'Send enquiry',
  sending: 'Sending…',
  sent: {
    title: "Thank you! We'll contact you as soon as possible",
    text: 'Our team will analyse the requirements and send a detailed proposal.',
    reference: 'Your reference',
    again: 'Send another enquiry',
  },
  invalid: 'Not sent yet: some fields need another look.',
  failed: 'This did not reach us. Everything you typed is still here: please try again, or talk to us now.',
};
