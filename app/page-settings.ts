// What was configured when the pages were built.
import type { Agency } from '#content/agency.ts';

declare const __PAGE_SETTINGS__: {
  publicUrl: string;
  agency: Agency;
  tags: { gtm?: string; ga?: string };
  year: number;
};

export const { publicUrl, agency, tags, year: builtInYear } = __PAGE_SETTINGS__;
