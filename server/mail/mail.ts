// A mail before it is handed to a channel. Addresses stay apart, so that no name can become a second recipient.
export interface MailAddress {
  name: string;
  address: string;
}

export interface Mail {
  to: MailAddress[];
  replyTo?: MailAddress;
  subject: string;
  html: string;
  text: string;
}
