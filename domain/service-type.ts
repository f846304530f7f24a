// What a visitor can ask for, and the family by which it is scored.
const serviceFamilies = {
  'law-firm': 15,
  luxury: 15,
  consulting: 14,
  financial: 13,
  'real-estate': 12,
  ecommerce: 10,
  other: 7,
} as const;
type ServiceFamily = keyof typeof serviceFamilies;

const familyOfService = {
  'law-firm-website-development': 'law-firm',
  'consulting-agency-websites': 'consulting',
  'financial-services-websites': 'financial',
  'real-estate-agency-websites': 'real-estate',
  'luxury-brand-websites': 'luxury',
  'e-commerce-development': 'ecommerce',
  'corporate-websites': 'other',
  'professional-service-websites': 'other',
} as const satisfies Record<string, ServiceFamily>;
export type ContactService = keyof typeof familyOfService;

export const contactServices = Object.keys(familyOfService) as ContactService[];

/** What somebody who asks for the guide can call their business. */
export const businessTypes = [
  'law-firm',
  'consulting',
  'financial',
  'real-estate',
  'luxury',
  'other',
] as const satisfies readonly ServiceFamily[];

export const packageTiers = ['starter', 'premium', 'luxury'] as const;
export type PackageTier = (typeof packageTiers)[number];

export type ServiceType = ContactService | ServiceFamily;

export function serviceFamily(value: string): ServiceFamily | null {
  if (Object.hasOwn(familyOfService, value)) return familyOfService[value as ContactService];
  return Object.hasOwn(serviceFamilies, value) ? (value as ServiceFamily) : null;
}

export function serviceScore(value: string): number {
  const family = serviceFamily(value);
  return family ? serviceFamilies[family] : 0;
}
