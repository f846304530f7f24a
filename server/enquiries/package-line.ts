// The package that an address of the form asks for, as a line of the form that carries it along.
import { packageLabels } from '#content/labels.ts';
import type { PackageTier } from '#domain/service-type.ts';

/** Where the line stands on the page as it was built, with the words that it begins with (enquiry-form.tsx). */
export const packageMark = 'data-package';

export function packageLine(words: string, tier: PackageTier): string {
  const name = `<strong class="text-accent-strong">${packageLabels[tier]}</strong>`;
  const carried = `<input type="hidden" name="package" value="${tier}">`;
  return `<p class="border-l-2 border-accent pl-4">${words} ${name}.${carried}</p>`;
}
