// What was configured when the pages were built.
import type { Agency } from '#content/agency.ts';

declare const __PAGE_SETTINGS__: { publicUrl: string; agency: Agency };

export const { publicUrl, agency } = __PAGE_SETTINGS__;
