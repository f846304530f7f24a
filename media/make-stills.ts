// Draws the pictures that are shared with a link, and the icons; after make-horizon.ts, whose picture they show. Run: node media/make-stills.ts
import { writeFileSync } from 'node:fs';
import { locations } from '#content/locations.ts';
import { aboutPage } from '#content/pages/about-page.ts';
import { contactPage } from '#content/pages/contact-page.ts';
import { faqPage } from '#content/pages/faq-page.ts';
import { guideExpiredPage } from '#content/pages/guide-expired-page.ts';
import { homePage } from '#content/pages/home-page.ts';
import { locationPage } from '#content/pages/location-page.ts';
import { packagesPage } from '#content/pages/packages-page.ts';
import { privacyPage } from '#content/pages/privacy-page.ts';
import { servicesPage } from '#content/pages/services-page.ts';
import { thankYouPage } from '#content/pages/thank-you-page.ts';
import { readSettings } from '../scripts/read-settings.ts';
import { openStudio, output } from './studio.ts';

const { agency } = readSettings();
const { browser, show } = await openStudio();
const horizon = '/public/media/horizon-wide-1280.webp';
const mark = (size: number) =>
  `<svg viewBox="0 0 32 20" width="${size}"><path d="M7 14a9 9 0 0 1 18 0z" fill="#e7b95a"/><path d="M0 15h32v1.4H0z" fill="#f3ead9"/><path d="M6 19h20v1H6z" fill="#a98642"/></svg>`;

const shared: Record<string, string> = {
  home: homePage.hero.headline,
  services: servicesPage.heading,
  packages: packagesPage.heading,
  about: aboutPage.heading,
  contact: contactPage.formHeading,
  faq: faqPage.heading,
  privacy: privacyPage.heading,
  'thank-you': thankYouPage.heading,
  'guide-expired': guideExpiredPage.heading,
  ...Object.fromEntries(locations.map(({ slug, city }) => [slug, locationPage.headline(city)])),
};
for (const [name, title] of Object.entries(shared)) {
  const page = await show(
    `<body style="background:linear-gradient(90deg,#100d0ae6,#100d0a55 70%),url(${horizon}) 50% 100%/cover;color:#f3ead9;padding:64px 72px;display:flex;flex-direction:column;justify-content:space-between;height:630px">
     <p style="display:flex;gap:18px;align-items:center;font:400 32px Hedvig">${mark(52)}${agency.name}</p>
     <h1 style="font:400 84px/1.02 Hedvig;letter-spacing:-.024em;max-width:13em;text-wrap:balance;padding-bottom:40px">${title}</h1>`,
    1200,
    630,
  );
  writeFileSync(new URL(`og/${name}.jpg`, output), await page.screenshot({ type: 'jpeg', quality: 82 }));
}

const icons = {
  'icon-48': [48, 0.84],
  'icon-192': [192, 0.66],
  'icon-512': [512, 0.66],
  'icon-maskable-512': [512, 0.5],
  'apple-touch-icon': [180, 0.62],
} as const;
for (const [name, [size, share]] of Object.entries(icons)) {
  const page = await show(
    `<body style="background:#15110d;display:grid;place-items:center;height:${size}px">${mark(size * share)}`,
    size,
    size,
  );
  const png = await page.screenshot({ type: 'png' });
  writeFileSync(new URL(`icons/${name}.png`, output), png);
  if (size === 48) writeFileSync(new URL('favicon.ico', output), icoWith(png, size));
}
await browser.close();

/** For whoever asks for it by that name without having read a page, as feed readers do: a list of one picture, and the picture. */
function icoWith(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // icons
  head.writeUInt16LE(1, 4); // one of them
  head.set([size, size], 6);
  head.writeUInt16LE(1, 10); // plane
  head.writeUInt16LE(24, 12); // bits of a point
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
