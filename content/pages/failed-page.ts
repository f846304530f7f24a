export const failedPage = {
  title: 'This page did not come',
  text: 'Something failed on the way to it. Nothing that you sent or saved before is affected. Please try again, or call us.',
  again: 'Try again',
  home: 'Return to Home',
  call: (phone: string) => `Call ${phone}`,
};
