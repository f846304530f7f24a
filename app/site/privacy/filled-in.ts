// The notice names the agency by place-holders, because who it is can be configured.
import { agency } from '#app/page-settings.ts';

const values: Record<string, string> = {
  agency: agency.name,
  email: agency.email,
  phone: agency.phone.replaceAll(' ', '\u00a0'),
  address: agency.address,
};

export function filledIn(text: string): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
