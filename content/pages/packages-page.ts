// The words around the three packages.
export const packagesPage = {
  meta: {
    title: 'Website packages and prices in rand',
    description:
      'Starter from R3,500, Premium from R15,000, Luxury from R60,000. Hand-coded sites for South African firms, each with a fixed written quote.',
  },
  heading: 'Your Website is an Investment',
  lead: 'Rent and salaries are spent each month and gone. A website is built once and can bring clients for years. Choose the range that suits your firm, and we will name the exact price.',
  benefits: {
    heading: 'What the price includes, whichever range you choose.',
    items: [
      {
        title: 'One figure, fixed on paper',
        text: 'The quote lists pages, functions and dates, and its figure includes VAT. If you ask for something extra, you see its price first and may say no.',
      },
      {
        title: 'Property that stays yours',
        text: 'After the last payment you own what we made. Any capable developer can take over, and we hand over the passwords without an argument.',
      },
      {
        title: 'Quick on ordinary phones',
        text: 'Your next client may be reading in a parking garage with one bar of signal. Your number appears there while heavier sites are still loading.',
      },
      {
        title: 'Careful with personal information',
        text: 'Forms keep out spam and send their contents encrypted. Visitors are asked before anything is measured, and the privacy notice says what is true.',
      },
      {
        title: 'Found by people who search',
        text: 'Structure, titles and descriptions are written for the words your clients type. Search engines receive a map of the site on launch day.',
      },
      {
        title: 'A month of company',
        text: 'We stay for 30 days after launch, mend what real use reveals and teach your staff. By then the site should run without us.',
      },
    ],
  },
  custom: {
    heading: 'Some projects do not fit a package.',
    text: 'Perhaps you run four brands, need a client portal or face a date that cannot move. Describe the situation, and we will quote for exactly that. If a smaller package would do, we say so.',
  },
  limit:
    'Only 8 new clients are taken per month. If this month is full, you hear it in our first reply, together with the earliest date we can begin.',
};
