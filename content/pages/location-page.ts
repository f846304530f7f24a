// The words that the pages of all places share: as few as possible.

/** In a sentence one of the provinces with a page has an article. */
const the = (place: string) => (place === 'Western Cape' ? `the ${place}` : place);

export const locationPage = {
  headline: (city: string) => `The number one web development agency in ${the(city)}`,
  statsHeading: (city: string, agency: string) => `Why ${city} Businesses Choose ${agency}`,
  stats: {
    businesses: 'businesses',
    avgRevenue: 'average revenue increase',
    growthRate: 'client growth rate',
    population: 'people',
  },
  industriesHeading: (city: string) => `Major industries in ${the(city)}`,
  districts: { city: 'District by district', province: 'Region by region' },
  mistakesHeading: (city: string) => `What websites in ${the(city)} get wrong`,
  questionsHeading: (city: string) => `What owners in ${the(city)} ask us`,
  testimonialsHeading: (city: string) => `Heard in ${the(city)}`,
  form: {
    heading: 'Your free strategy session',
    lead: (city: string) =>
      `Thirty minutes with the people who would build it. Tell us about your ${city} business, and we will come prepared.`,
  },
  reasonsHeading: 'Reasons to choose us',
  quote: {
    heading: 'A quick quote',
    text: 'Call or write on WhatsApp in office hours, describe the site in two sentences, and hear a price range at once.',
    call: 'Call',
    whatsapp: 'WhatsApp',
  },
  greeting: (city: string, province: string) =>
    city === province
      ? `Hello, I am from ${the(province)} and I am interested in your premium web-development services.`
      : `Hello, I am from ${city}, ${province}, and I am interested in your premium web-development services.`,
  nearby: {
    province: 'Cities of the province',
    city: 'The province, and its other cities',
    cityOnly: 'In the same province',
  },
  /** For search engines. */
  service: (city: string) => `Web development in ${the(city)}`,
};
