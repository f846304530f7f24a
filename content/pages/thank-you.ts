export const thankYouPage = {
  title: 'Thank you',
  description: 'Your enquiry has reached us.',
  heading: 'Thank you! We’ll contact you as soon as possible',
  text: 'Our team will analyse the requirements and send a detailed proposal. Your enquiry is stored; you need not send it again.',
  back: 'Return to Home',
};
