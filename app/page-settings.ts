// What was configured when the pages were built.
import type { Agency } from '#content/agency.ts';

declare const __PAGE_SETTINGS__: { publicUrl: string; agency: Agency; year: number };

export const { publicUrl, agency, year: builtInYear } = __PAGE_SETTINGS__;
