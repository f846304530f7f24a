// The words of the mails that follow an enquiry. Functions take what differs; the templates set it.
import type { LeadPriority } from '#domain/lead.ts';
import type { AccountNoticeKind, StaffLinkKind } from '#domain/staff.ts';
import { priorityLabels } from './labels.ts';

const greeting = (name: string) => (name ? `Hello ${name},` : 'Hello,');

export const mailFooterWords = {
  privacy: 'How we treat your details',
};

export const receiptWords = {
  subject: (reference: string) => `We have your enquiry (${reference})`,
  preheader: (reference: string, when: string) => `Your reference is ${reference}. We read it ${when}.`,
  title: 'We have your enquiry.',
  greeting,
  stored: 'Thank you for writing to us. Your enquiry is stored, and it has reached our team.',
  reference: 'Your reference',
  referenceHint: 'Give it when you call or write, and we find you at once.',
  service: 'Service',
  next: 'What happens next',
  /** After the step's title and inside the preheader, so it starts small. */
  whenOpen: (today: string) => `today, ${today}`,
  whenClosed: (opening: string) => `when the office opens: ${opening}`,
  steps: {
    read: {
      title: (when: string) => `A person reads it ${when}.`,
      open: (closes: string) => `We are at our desks until ${closes}.`,
      closed: 'The office is closed until then, and your enquiry is safe with us.',
    },
    talk: {
      title: 'We get in touch.',
      byPhone: 'We call or mail you with the few questions that decide scope, time and price.',
      byMail: 'We mail you with the few questions that decide scope, time and price.',
    },
    proposal: {
      title: 'You get a proposal.',
      text: 'We go through the requirements and send a detailed proposal in writing.',
    },
  },
  sooner: 'If something changes, or cannot wait',
  whatsapp: 'Message us on WhatsApp',
  whatsappText: (reference: string) => `Hello, I sent you an enquiry. My reference is ${reference}.`,
  phone: 'Phone',
  mail: 'Email',
  hours: 'Hours',
  officeHours: (opens: string, closes: string) => `Monday to Friday, ${opens} to ${closes}; closed on public holidays`,
  why: (host: string) =>
    `You get this mail because an enquiry was sent with this address on ${host}. If that was not you, reply and we delete it.`,
};

export const staffNoticeWords = {
  /** A reply shows it to the visitor: nothing of how we judge them. */
  subject: (kind: string, who: string) => `${kind}: ${who}`,
  kind: (isGuide: boolean) => (isGuide ? 'Guide request' : 'New enquiry'),
  score: 'Score',
  outOf: 'of 100',
  priority: (priority: LeadPriority) => `${priorityLabels[priority]} priority`,
  call: 'Call',
  whatsapp: 'WhatsApp',
  mail: 'Write an email',
  dashboard: 'Open in dashboard',
  whatsappText: (name: string, agency: string, service: string) =>
    service
      ? `Hello ${name}, this is ${agency}. Thank you for your enquiry (${service}). When would it suit you to talk?`
      : `Hello ${name}, this is ${agency}. Thank you for your enquiry. When would it suit you to talk?`,
  mailSubject: (isGuide: boolean, reference: string) =>
    isGuide ? 'The guide you asked for' : `Your enquiry (${reference})`,
  again: (ordinal: string) => `${ordinal} enquiry from this person`,
  asked: 'What they ask for',
  message: 'Message',
  noMessage: 'They left the message empty.',
  why: 'Why this score',
  details: 'Contact and origin',
  fields: {
    service: 'Service',
    package: 'Package',
    budget: 'Budget',
    timeline: 'Timeline',
    value: 'Estimated value',
    remote: 'Remote work',
    website: 'Website',
    phone: 'Phone',
    email: 'Email',
    form: 'Form',
    page: 'Page',
    received: 'Received',
    reference: 'Reference',
  },
  points: (points: number, most: number) => `${points} of ${most}`,
  southAfricanTime: (time: string) => `${time}, South African time`,
  /** A reply quotes what is above it. */
  replying: 'A reply to this mail goes to the visitor. Remove the quoted text first: score and notes are ours.',
};

export const followUpsWords = {
  subject: (count: number, first: string) =>
    count > 1 ? `To follow up: ${first} and ${count - 1} more` : `To follow up: ${first}`,
  nothingSubject: 'Nothing left to follow up',
  title: 'To follow up',
  nothing: 'What was due has been followed up in the meantime.',
  with: (name: string) => `With ${name}`,
  more: (count: number) => `And ${count} more in the dashboard.`,
  dashboard: 'Open the dashboard',
  why: 'This mail comes on the morning of a working day when something planned for that day or an earlier one is open. Whoever does not want it says so under',
  settings: 'Settings, Notifications',
};

export const guideMailWords = {
  title: 'How to Create a Website That Converts',
  subject: (title: string) => `Your guide: ${title}`,
  preheader: (until: string) => `All 47 pages as a PDF. Your link works until ${until}.`,
  kind: 'The guide, 47 pages',
  greeting,
  intro: 'Here is the guide you asked for. It is a PDF, to be read with a pen.',
  button: 'Download the guide',
  until: (until: string) => `This link is made for you and works until ${until}, South African time.`,
  inside: 'What is in it',
  parts: [
    {
      title: 'What to say',
      text: 'It starts with your position and your offer, then the pages you need and the words on them.',
    },
    {
      title: 'How people reach you',
      text: 'Then come enquiry forms, WhatsApp, speed, search, and what POPIA asks of a website.',
    },
    { title: 'What to do when', text: 'It ends in a plan for 30 days, with worksheets to fill in along the way.' },
  ],
  reply: 'If a page raises a question, reply to this mail. It reaches a person on our team.',
  why: (host: string) =>
    `You get this mail because the guide was asked for with this address on ${host}. It is the only one, unless you ticked the box for occasional notes. If it was not you, reply and we delete your details.`,
};

export const staffLinkWords = {
  greeting,
  kinds: {
    invitation: {
      subject: (agency: string) => `Your account at ${agency}`,
      title: 'Welcome to the team dashboard.',
      text: 'An account has been made for you. Choose a password, and you are in.',
      button: 'Choose a password',
      not: 'If you do not work with us, ignore this mail: without a password the account opens nothing.',
    },
    recovery: {
      subject: (agency: string) => `A new password for your account at ${agency}`,
      title: 'Choose a new password.',
      text: 'Somebody, we hope you, asked for a new password. Your old one works until you choose another.',
      button: 'Choose a new password',
      not: 'If it was not you, do nothing: nobody can use this link without reading your mail. Tell an admin if it happens again.',
    },
    new_email: {
      subject: (agency: string) => `Confirm your address for ${agency}`,
      title: 'Is this your new address?',
      text: 'You asked to sign in with this address from now on. Confirm it, and the old one no longer counts.',
      button: 'Confirm this address',
      not: 'If you do not work with us, ignore this mail: nothing changes.',
    },
  } satisfies Record<StaffLinkKind, Record<string, unknown>>,
  until: (until: string) => `The link works once, until ${until}, South African time.`,
  preheader: (until: string) => `The link works once, until ${until}.`,
  hidden: 'The link itself is shown to nobody but the person it was sent to.',
  why: (host: string) => `You get this mail because of an account on ${host}. It is never sent for any other reason.`,
};

const byPassword = {
  ifNot: 'If it was not you, choose a new password at once, with ‘Forgot your password?’, and tell an admin.',
  signIn: 'Go to the sign-in page',
};
const byAdmin = {
  ifNot: 'If it was not you, tell an admin at once: they can disable the account under Settings, Staff.',
  signIn: undefined,
};

export const accountNoticeWords = {
  greeting,
  kinds: {
    password_changed: {
      subject: (agency: string) => `Your password at ${agency} was changed`,
      title: 'Your password was changed.',
      text: 'Your account has a new password. Whoever was signed in elsewhere has been signed out.',
      ...byPassword,
    },
    email_changed: {
      subject: (agency: string) => `Your address at ${agency} was changed`,
      title: 'Your address was changed.',
      text: 'Your account is now opened with another address, and this one no longer counts.',
      ...byAdmin,
    },
    second_factor_on: {
      subject: (agency: string) => `Your second factor at ${agency} is on`,
      title: 'Your second factor is on.',
      text: 'Whoever signs in to your account is now asked for a code from an authenticator app as well.',
      ...byAdmin,
    },
    second_factor_off: {
      subject: (agency: string) => `Your second factor at ${agency} is off`,
      title: 'Your second factor is off.',
      text: 'Your account is now opened with the password alone.',
      ...byPassword,
    },
    recovery_codes_made: {
      subject: (agency: string) => `New recovery codes at ${agency}`,
      title: 'New recovery codes were made.',
      text: 'Your account has new recovery codes, and the earlier ones no longer work.',
      ...byPassword,
    },
    recovery_code_used: {
      subject: (agency: string) => `A recovery code was used at ${agency}`,
      title: 'A recovery code was used.',
      text: 'Somebody signed in to your account with a recovery code in place of a code from your app.',
      ...byPassword,
    },
  } satisfies Record<AccountNoticeKind, Record<string, unknown>>,
  when: (moment: string) => `It happened on ${moment}, South African time.`,
  ifYou: 'If it was you, there is nothing to do.',
  why: staffLinkWords.why,
};
