// The POPIA notice. {agency}, {email}, {phone} and {address} are filled in from the configuration.
export const privacyPage = {
  meta: {
    title: 'Privacy notice under POPIA',
    description:
      'Which personal information this website collects, why, who sees it, how long it is kept and how you can see, correct or delete it under POPIA.',
  },
  heading: 'What happens to your information',
  lead: 'This notice tells you what we learn about you when you use this website, and which choices you have. It follows the Protection of Personal Information Act of South Africa, called POPIA. We have tried to write it so that you need no lawyer to read it.',
  updated: '20 November 2026',
  sections: [
    {
      heading: 'We are responsible for your information',
      paragraphs: [
        '{agency} decides why and how your information is used. POPIA calls this the responsible party. Our address is {address}.',
        'For anything about privacy, write to {email} or call {phone} and ask for the information officer. You do not have to give a reason.',
      ],
    },
    {
      heading: 'We collect what you send us, and little else',
      paragraphs: [
        'You can read every public page without telling us who you are. We receive personal information when you send a form or contact us in another way.',
        'Fields that a form needs are marked. The enquiry forms need a name, an email address and a phone number, because we cannot answer without them. On city and province pages a message is needed too. The form for the free guide needs a name and an email address. All other fields are your choice. If you leave out a required field, the form is not sent.',
      ],
      points: [
        'What you type: name, email, phone, company, website, service, budget, timeline, how you prefer to work with us, and your message.',
        'The page from which you sent the form, and the package if you came from one.',
        'Where you came from, as your browser tells us: the page with the link you followed, and the campaign or the number of the advertisement if the link named one. We keep it for your first visit and your last.',
        'The class of your device: phone, tablet or computer.',
        'Your answer about marketing messages, with the wording you saw, the time and the page.',
        'Notes that our staff make, and a record of calls, emails and chats with you.',
        'How often a page is opened and a button of ours is used. We count that without knowing whose visit it is: no name, no identifier, nothing stored in your browser for it.',
        'How you read our pages: how far and for how long. We record it only if you agree in the consent bar. If you then send a form, what you do afterwards on that visit can be linked to your enquiry.',
        'If you open a WhatsApp chat from this website: a short code that is part of your first message, the page you were on and the campaign that brought you there. It lets us see where a chat began. It says nothing about you.',
      ],
    },
    {
      heading: 'Please leave these things out',
      paragraphs: [
        'Please do not send us identity numbers, bank details, health details or secrets of your own clients. We do not need them to plan a website. If you send them by mistake, tell us and we will delete them.',
        'This website is made for businesses. It is not meant for children, and we do not knowingly collect information about them. If you are under 18, please ask a parent or guardian to contact us for you.',
      ],
    },
    {
      heading: 'Each use has a reason and a legal ground',
      paragraphs: [
        'POPIA allows us to use personal information only for a clear purpose and on a legal ground. These are ours.',
        'Our program gives each enquiry a score from its budget, timeline, service and a few other fields, so that we know which one to read first. The score decides nothing else. A person reads your enquiry and answers it.',
      ],
      points: [
        'To answer your enquiry and prepare a proposal. Ground: you asked us to take steps towards a contract.',
        'To send you the guide that you asked for. Ground: your consent, which you give by asking for it.',
        'To send you occasional notes on websites. Ground: your consent, which is never ticked for you.',
        'To learn how our pages are read, and what people read who then write to us. Ground: your consent in the bar that appears on your first visit.',
        'To count how often pages and buttons are used, without knowing by whom. Ground: our legitimate interest in a website that works.',
        'To learn which links, campaigns and advertisements bring enquiries: what led you here comes with the form or chat that you send, and not before. Ground: our legitimate interest in knowing what our advertising achieves. You may object to it.',
        'To organise our work, such as sorting enquiries and measuring how fast we answer. Ground: our legitimate interest in good service.',
        'To protect the website against spam, attacks and fraud. Ground: our duty under POPIA to keep information secure.',
        'To keep records that tax and company law demand, if you become a client. Ground: a legal duty.',
      ],
    },
    {
      heading: 'Nobody can buy your information from us',
      paragraphs: [
        'We do not sell your information. We do not rent it out or swap it. Inside {agency} only staff who have signed in can see enquiries.',
        'Some companies work for us and handle information on our instructions. POPIA calls them operators. They must keep it confidential and safe, and may use it for nothing else.',
      ],
      points: [
        'The company that hosts our server and database.',
        'The company that carries our email.',
        'A tag manager or analytics service, if we use one, and only after you have agreed. It never gets your name, your contact details or your message.',
        'Courts or authorities, when the law forces us to hand something over.',
      ],
    },
    {
      heading: 'WhatsApp has rules of its own',
      paragraphs: [
        'The WhatsApp button opens WhatsApp, which belongs to Meta. What you write there is also handled by that company, under its own rules and partly outside South Africa. Nothing is sent to WhatsApp before you use the button. If you do not want this, use the form, email or phone.',
        'If you call us or chat with us, staff may write a short note about it and keep it with your enquiry.',
      ],
    },
    {
      heading: 'We keep it in our own database',
      paragraphs: [
        'Enquiries and visitor statistics are kept in our own database, on the server that runs this website. Pictures, videos and fonts come from the same place, so reading a page does not tell other companies that you were here, unless you have agreed to analytics.',
        'Your own device keeps some things too: what you are typing until you close the tab, an enquiry that could not be sent until it is sent or you delete it, the pages you open once you have begun to fill in a form, and the campaign that brought you here for 90 days. They reach us only with a form that you send.',
        'If an operator stores information in another country, we use it only where a law or a contract there gives protection like that of POPIA, or where you have agreed. Ask us for the list of the operators we use today, and of their countries.',
      ],
    },
    {
      heading: 'We delete it when its purpose ends',
      paragraphs: [
        'We keep information only while it has a purpose. Then it is deleted, or changed so that it no longer points to anyone.',
      ],
      points: [
        'Enquiries, with their notes and messages: 24 months after our last contact. The same goes for those that look like spam.',
        'The record that we sent you a mail: 90 days.',
        'If a contract follows: as long as the contract runs, and then as long as the law tells us to keep business records.',
        'Analytics: 14 months.',
        'Your network address: only as long as we need it to limit abuse.',
        'Consent to marketing: until you withdraw it, and no longer than the enquiry it belongs to.',
      ],
    },
    {
      heading: 'We protect it, and tell you if that fails',
      paragraphs: [
        'No system is perfectly safe. We take reasonable steps, and we review them.',
        'If somebody gets hold of your information without permission, we will tell you and the Information Regulator as soon as we reasonably can. We will say what happened, what we are doing about it and how you can protect yourself.',
      ],
      points: [
        'The connection between your browser and this website is encrypted.',
        'Staff have personal accounts. Passwords are never stored in readable form, and a second step with an authenticator app is available.',
        'Not everyone may do everything: only some staff can export lists or change settings.',
        'Each change to an enquiry is recorded with who made it and when.',
        'Forms and sign-in limit how often they can be tried.',
        'Names, contact details and messages never reach the analytics services of other companies.',
      ],
    },
    {
      heading: 'The law gives you rights over it',
      paragraphs: [
        'POPIA gives you these rights. Using them is free, apart from a fee that the law may allow for copies of records. If there is one, we tell you the amount before we start.',
      ],
      points: [
        'Access: ask whether we hold information about you, and get a description or a copy of it.',
        'Correction: have wrong, old or incomplete information put right.',
        'Deletion: have information removed that we no longer need or may no longer keep.',
        'Objection: object, on reasonable grounds, when we rely on our legitimate interest.',
        'No marketing: stop marketing messages at any time, without giving a reason.',
        'Withdrawal: take back any consent. What was done before stays lawful.',
        'Complaint: complain to us, to the Information Regulator, or go to court.',
      ],
    },
    {
      heading: 'One email is enough to use your rights',
      paragraphs: [
        'Send your request to {email}, or phone {phone}. Say what you want, and give the reference of your enquiry if you have it. We may ask a question or two to be sure that it is you. We do not ask for more than that needs.',
        'We answer as soon as we can, and at the latest within 30 days. If we must refuse something, we tell you why. The Information Regulator has forms for objections, corrections and deletions. You may use them, but a plain email is enough for us.',
        'To stop marketing messages, reply to one of them or write to us. To change your mind about analytics, open the cookie choice at the foot of every page. A browser that sends Do Not Track or Global Privacy Control has said no for you, and we do not ask again.',
      ],
    },
    {
      heading: 'Cookies and storage: what your browser remembers',
      paragraphs: [
        'A cookie is a small note that a website leaves in your browser. Browser storage is similar. We use few of them, and you can delete them in your browser settings.',
        'If you agree to analytics, and we use a tag manager or an analytics service, it may set cookies of its own. Without your yes, it is not loaded.',
      ],
      points: [
        'analytics-consent: remembers whether you said yes or no to analytics.',
        'enquiry-sent: remembers that you have written to us, so that nothing on the pages asks you again.',
        'arrivals: remembers for 90 days which campaign brought you here. It stays on your device unless you send a form or open a chat.',
        'Unsent enquiries: keep a form that could not reach us, on your device only, until it has been sent or you delete it.',
        'Pages: once you have begun to fill in a form, those that you open are kept on your device, so that they open without a connection. They say nothing about you.',
        'exit-intent-shown: remembers that you have seen the offer of the guide, so that it does not come back.',
        'contactPromptDismissed: remembers that you closed the help prompt.',
        'Form draft: keeps what you typed but have not sent, on your device only, until you send or clear it.',
        'enquiry-ids: recognises a form that is sent a second time, until you close the tab. Your words cannot be read from it.',
        'Sign-in cookies: for our staff only. They keep them signed in to the dashboard, and remember for a year a device that they have signed in on.',
        'Staff name, email and preferences: kept in the browsers of our staff, the name and email only while they are signed in. Visitors do not get them.',
      ],
    },
    {
      heading: 'The Information Regulator hears complaints',
      paragraphs: [
        'If you think that we handle your information wrongly, please tell us first, so that we can fix it. You may also complain directly to the Information Regulator (South Africa). You do not need our permission.',
      ],
      points: ['Website and forms: inforegulator.org.za', 'Email for complaints: POPIAComplaints@inforegulator.org.za'],
    },
    {
      heading: 'This notice can change, and shows its date',
      paragraphs: [
        'We change this notice when the website or the law changes. The date of the last change is shown on this page. If we want to use your information for something new, we ask you or tell you before we do it.',
      ],
    },
  ],
};
