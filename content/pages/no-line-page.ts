export const noLinePage = {
  title: 'No connection just now',
  heading: 'There is no line just now',
  text: 'This page needs a connection, and your device has none at the moment. An enquiry that was saved on it is not lost: it is sent when you are back online. The telephone works without one.',
  again: 'Try again',
  call: (phone: string) => `Call ${phone}`,
};
