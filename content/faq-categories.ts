// The subjects of the questions, in the order of their buttons.
export const faqCategories = [
  'Web Development',
  'Law Firms',
  'Consulting',
  'Financial Services',
  'Real Estate',
  'Pricing',
  'Technical',
  'SEO & Marketing',
  'Support',
] as const;
