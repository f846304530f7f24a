// The words around the questions.
export const faqPage = {
  meta: {
    title: 'Website costs, timelines and rules',
    description:
      'Twenty answers for South African business owners: what a website costs in rand, how many weeks it takes, who owns it, and what POPIA and FAIS mean.',
  },
  heading: 'Twenty questions that owners ask before they sign.',
  lead: 'We have answered them as we would across a table, with prices, dates and limits.',
  choose: 'Search for a word, or choose the subject that concerns you.',
  closing: {
    heading: 'Your question may be the twenty-first.',
    text: 'Send it or phone us during office hours. You will get a straight reply from a person, and the next reader may find it on this page.',
  },
};
