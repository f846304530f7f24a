import { enquiryFormWords } from '#content/enquiry-form-words.ts';
import type { Titled } from '#content/schema.ts';

export const thankYouPage = {
  title: 'Thank you',
  description:
    'Your enquiry has reached us. Read what happens next, from our desk to a written proposal, and how to talk to us sooner on WhatsApp.',
  heading: enquiryFormWords.sent.title,
  text: enquiryFormWords.sent.text,
  sooner: 'Chat on WhatsApp',
  greeting: 'Hello, I have just sent you an enquiry.',
  back: 'Return to Home',
  nextHeading: 'What happens next',
  next: (opens: string, closes: string) =>
    [
      {
        title: 'It is stored.',
        text: 'Your enquiry is on our desk and safe there. You need not send it again.',
      },
      {
        title: 'A person reads it.',
        text: `We are at our desks from Monday to Friday, ${opens} to ${closes}. What comes at another hour is read when the office opens.`,
      },
      {
        title: 'We get in touch.',
        text: 'We call or mail you with the few questions that decide scope, time and price.',
      },
      {
        title: 'You get a proposal.',
        text: 'In writing, with what we would build, by when, and what it costs.',
      },
    ] satisfies Titled[],
};
