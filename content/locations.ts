// What the pages of the 18 places say, by slug. Only prerendering reads it: in the browser a page has its own words and no other's.
import { bloemfontein } from './locations/bloemfontein.ts';
import { capeTown } from './locations/cape-town.ts';
import { durban } from './locations/durban.ts';
import { eastLondon } from './locations/east-london.ts';
import { gauteng } from './locations/gauteng.ts';
import { johannesburg } from './locations/johannesburg.ts';
import { kimberley } from './locations/kimberley.ts';
import { kwazuluNatal } from './locations/kwazulu-natal.ts';
import { nelspruit } from './locations/nelspruit.ts';
import { paarl } from './locations/paarl.ts';
import { pietermaritzburg } from './locations/pietermaritzburg.ts';
import { polokwane } from './locations/polokwane.ts';
import { portElizabeth } from './locations/port-elizabeth.ts';
import { pretoria } from './locations/pretoria.ts';
import { rustenburg } from './locations/rustenburg.ts';
import { sandton } from './locations/sandton.ts';
import { stellenbosch } from './locations/stellenbosch.ts';
import { westernCape } from './locations/western-cape.ts';
import type { Location } from './schema.ts';

export const locations: readonly Location[] = [
  capeTown,
  johannesburg,
  durban,
  pretoria,
  sandton,
  stellenbosch,
  paarl,
  pietermaritzburg,
  portElizabeth,
  bloemfontein,
  nelspruit,
  polokwane,
  rustenburg,
  kimberley,
  eastLondon,
  westernCape,
  gauteng,
  kwazuluNatal,
];

export function findLocation(slug: string): Location {
  const found = locations.find((location) => location.slug === slug);
  if (!found) throw new Error(`No content for the place ${slug}.`);
  return found;
}
