// The words of the home page between the services and the contact form.
export const homeCopy = {
  whyChooseUs: {
    heading: 'Six reasons clients give for staying with us.',
    lead: 'The figures below are what clients have reported after launch. Yours will depend on your trade, your prices and how fast you reply, so we agree on what to measure before we start.',
    cards: [
      {
        title: 'Custom code, made for one firm',
        text: 'Nothing starts from a template. Your design exists once, our own developers write every line, and the firm across the road cannot buy it next week.',
      },
      {
        title: '3-5 times more in year one',
        text: 'Clients have told us that the new website earned 3-5 times more money in its first year than the old one did in its last. Better matters, at full fees, explain most of it.',
      },
      {
        title: '150% more customers',
        text: 'That is the growth some clients report once each service has a page of its own and the telephone number is never further away than a thumb.',
      },
      {
        title: '200% more sales',
        text: 'Shops and agencies have counted this after a rebuild. Shorter forms, prices stated early and quick pages did the work, and marketing then had something to send people to.',
      },
      {
        title: '20+ hours saved per month',
        text: 'Bookings, intake questions and documents move online. Office managers tell us they get more than 20 hours back, time that used to disappear into telephone calls.',
      },
      {
        title: 'Results visible in 30 days',
        text: 'Design, marketing and technology are planned together, so measuring works from the first visitor. Clients commonly see enquiries change within 30 days of going live.',
      },
    ],
  },
  about: {
    heading: 'A small studio that answers for its work.',
    blocks: [
      {
        title: 'It began with a complaint',
        text: 'Business owners kept showing us handsome websites that brought in nothing. More than five years and 150 brands later, we still open with the question they asked: what should happen on my desk when this works? The design follows from your answer.',
      },
      {
        title: 'Three crafts at one table',
        text: 'A designer, a marketer and a developer share your project from the first meeting. Whoever promises a function sits beside the person who must build it, and both have read the search terms your clients type.',
      },
      {
        title: 'You speak to the makers',
        text: 'No account manager passes your email along. You have one direct number, a test address where the site can be seen every day, and a written list of what is done, what comes next and what is waiting for you.',
      },
      {
        title: 'Few projects, finished properly',
        text: 'Eight starts a month is all we accept. It leaves time to visit your office, listen to your clients and try the site on the phones they really own. When the month is full we give you the next open date.',
      },
    ],
  },
  testimonialsHeading: 'Ten clients tell you what changed.',
  resources: {
    heading: 'Ask for these before you spend a rand.',
    lead: '2,500+ business owners have joined our circle of readers. Everything here is free: name what you would like in your enquiry, and one of our staff will send it.',
    cards: [
      {
        title: 'Free Website Audit',
        text: 'We visit your site as a new client would, on a phone, and write down the ten things that cost you the most enquiries. Include your web address in the message.',
      },
      {
        title: 'Website Conversion Guide',
        text: 'A 47-page guide on pages, words, forms and proof, written for owners rather than technicians. Ask for it with your enquiry and it comes to you by email.',
      },
      {
        title: 'ROI Calculator',
        text: 'A worksheet that turns your average fee, your enquiries and your closing rate into rand per year. Say that you want it, and we complete the first version with you.',
      },
      {
        title: 'Professional Template',
        text: 'The planning outline for a professional firm’s site: which pages, in what order, answering which questions. It is a checklist on paper, never a ready-made design. We send it on request.',
      },
    ],
  },
};
