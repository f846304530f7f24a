// Every address of the site. The public ones are prerendered.
import { places } from '#content/places.ts';

export const paths = {
  home: '/',
  services: '/services',
  packages: '/packages',
  about: '/about',
  contact: '/contact',
  faq: '/faq',
  privacy: '/privacy',
  thankYou: '/thank-you',
  guideExpired: '/guide-expired',
  noLine: '/no-line',
  dashboard: '/dashboard',
  quarantine: '/dashboard/quarantine',
  mails: '/dashboard/mail',
  settings: '/dashboard/settings',
  notifications: '/dashboard/settings/notifications',
  calendar: '/dashboard/settings/calendar',
  security: '/dashboard/settings/security',
  staff: '/dashboard/settings/staff',
  audit: '/dashboard/settings/audit',
  erasure: '/dashboard/settings/erasure',
  setPassword: '/dashboard/set-password',
  confirmEmail: '/dashboard/confirm-email',
} as const;

export const sections = { contact: '/#contact', whyChooseUs: '/#why-choose-us' } as const;

export function locationPath(slug: string): string {
  return `/${slug}`;
}

export function serviceAnchor(number: number): string {
  return `service-${number}`;
}

export function contactPathFor(packageId: string): string {
  return `${paths.contact}?package=${packageId}`;
}

/** The desk with this lead open. */
export function leadPath(id: string): string {
  return `${paths.dashboard}?tab=all&lead=${id}`;
}

/** Pages that search engines are shown. The others are met on a way that only a visitor goes. */
export const listedPaths: readonly string[] = [
  paths.home,
  paths.services,
  paths.packages,
  paths.about,
  paths.contact,
  paths.faq,
  ...places.map((place) => locationPath(place.slug)),
  paths.privacy,
];

export const publicPaths: readonly string[] = [...listedPaths, paths.thankYou, paths.guideExpired];
