export const noLinePage = {
  title: 'No connection just now',
  description:
    'Your device has no connection just now, so this page could not be opened. What you saved on it is safe, and the telephone works without.',
  heading: 'There is no line just now',
  text: 'This page needs a connection, and your device has none at the moment. An enquiry that was saved on it is not lost: it is sent when you are back online. The telephone works without.',
  again: 'Try again',
  call: (phone: string) => `Call ${phone}`,
};
