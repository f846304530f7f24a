// What everything about accounts is given: the library, our secret, and what is made from it.
import type { Agency } from '#content/agency.ts';
import type { Deps } from '#server/deps.ts';
import { type Auth, cookiePrefix } from './create-auth.ts';
import { type KnownDevices, knownDevices } from './known-device.ts';
import { agencyWordsOf } from './password-rules.ts';
import { type StaffLinks, staffLinks } from './staff-link.ts';

export interface Accounts {
  auth: Auth;
  links: StaffLinks;
  devices: KnownDevices;
  agencyWords: string[];
  secret: string;
  cookiePrefix: string;
}

export interface WithAccounts extends Deps {
  accounts: Accounts;
}

export function openAccounts(options: { auth: Auth; secret: string; origin: string; agency: Agency }): Accounts {
  const { auth, secret, origin, agency } = options;
  const prefix = cookiePrefix(origin);
  return {
    auth,
    links: staffLinks(secret, origin),
    devices: knownDevices(secret, prefix),
    agencyWords: agencyWordsOf(agency),
    secret,
    cookiePrefix: prefix,
  };
}
