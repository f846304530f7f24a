/** The words under which visitors were asked for marketing consent, newest first. New words get a new name; old names stay. */
export const consentWordings = ['marketing-2026-11'] as const;

/** What the forms show today. */
export const consentWording = consentWordings[0];

/** Enquiries that were held before the forms named their words came under these. */
export const firstConsentWording = 'marketing-2026-11' satisfies (typeof consentWordings)[number];

/** Nobody was shown words: staff wrote down what the person told them. */
export const toldToStaff = 'told-to-staff';
