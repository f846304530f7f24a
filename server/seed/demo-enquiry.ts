// One believable enquiry: who, from where, by which form, asking for what.
import { contactBudgets, landingBudgets } from '#domain/budget.ts';
import type { EnquiryForm } from '#domain/enquiry.ts';
import { packageTiers, serviceFamily } from '#domain/service-type.ts';
import { remoteWorkOptions, timelines } from '#domain/timeline.ts';
import type { Chance } from './chance.ts';
import { closings, firstNames, lastNames, trades } from './demo-words.ts';

const forms: readonly (readonly [EnquiryForm, number])[] = [
  ['home', 34],
  ['contact', 28],
  ['location', 28],
  ['guide', 10],
];
const placePages = '/johannesburg /cape-town /sandton /durban /pretoria /stellenbosch /port-elizabeth /gauteng'.split(
  ' ',
);
const campaigns: readonly (readonly [Record<string, string> | null, number])[] = [
  [{ utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'law-firms-gauteng' }, 22],
  [{ utm_source: 'facebook', utm_medium: 'paid', utm_campaign: 'spring-audit' }, 14],
  [{ utm_source: 'linkedin', utm_medium: 'social', utm_campaign: '' }, 10],
  [{ utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'october-guide' }, 7],
  [{ referrer: 'https://www.google.com/' }, 20],
  [{ referrer: 'https://clutch.co/za/web-developers' }, 5],
  [null, 22],
];
const agents = [
  'Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
];

export function demoEnquiry(chance: Chance, at: Date) {
  const first = chance.oneOf(firstNames);
  const last = chance.oneOf(lastNames);
  const trade = chance.oneOf(trades);
  const firm = `${last} ${chance.oneOf(trade.firms)}`;
  const form = chance.weighted(forms);
  const page = { home: '/', contact: '/contact', location: chance.oneOf(placePages), guide: chance.oneOf(placePages) }[
    form
  ];
  const domain = `${firm.toLowerCase().replace(/[^a-z]+/g, '')}.co.za`;
  const touch = chance.weighted(campaigns);
  const last_touch = touch && { at: at.toISOString(), page, ...touch };
  const digits = String(Math.floor(chance.between(1_000_000, 9_999_999)));
  const need = chance.oneOf(trade.needs);
  const closing = chance.oneOf(closings);
  const full = form !== 'guide';
  const enquiry = {
    form,
    page,
    name: `${first} ${last}`,
    email:
      chance.next() < 0.7
        ? `${first.toLowerCase()}@${domain}`
        : `${first}.${last}${digits.slice(0, 2)}@gmail.com`.toLowerCase(),
    phone: full ? `0${chance.oneOf(['82', '83', '72', '61', '79'])} ${digits.slice(0, 3)} ${digits.slice(3)}` : '',
    company: full && chance.next() < 0.85 ? firm : '',
    website: form === 'contact' && chance.next() < 0.5 ? `www.${domain}` : '',
    service: full ? trade.service : (serviceFamily(trade.service) ?? ''),
    budget: full && chance.next() < 0.9 ? chance.oneOf(form === 'location' ? landingBudgets : contactBudgets) : '',
    timeline: form === 'contact' ? chance.oneOf(timelines) : '',
    remote_work: form === 'contact' ? chance.oneOf(remoteWorkOptions) : '',
    package: form === 'contact' && chance.next() < 0.2 ? chance.oneOf(packageTiers) : '',
    message: full ? `${need} ${firm} is in ${townOf(page, chance)}. ${closing}`.trim() : '',
    marketing_consent: chance.next() < 0.4,
  };
  const visit = { first_touch: last_touch, last_touch, seconds: Math.round(chance.between(25, 400)) };
  return { enquiry, visit, userAgent: chance.oneOf(agents) };
}

function townOf(page: string, chance: Chance): string {
  return (placePages.includes(page) ? page : chance.oneOf(placePages))
    .slice(1)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
