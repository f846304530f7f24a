export const guideExpiredPage = {
  title: 'This link has ended',
  description:
    'A link to the free website guide works for thirty days, and this one has ended. Write to us, and we send you a new one at no cost.',
  heading: 'This link to the guide has ended',
  text: 'A link to the guide works for thirty days, and this one does not work any more. Write to us with the address that you used, and we send you a new one. It costs nothing and you need not explain.',
  ask: 'Ask for a new link',
  subject: 'A new link to the guide, please',
  back: 'Return to Home',
};
