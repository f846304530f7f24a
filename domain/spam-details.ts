// What the model knows of an enquiry beside its words: where it comes from, what was filled in, who offers or asks.
import { contactBudgets, landingBudgets } from './budget.ts';
import type { Enquiry } from './enquiry.ts';
import { parsePhone } from './phone.ts';
import { serviceFamily } from './service-type.ts';
import { cheapEnding, freeMail } from './spam-hosts.ts';
import { sentenceDetails } from './spam-sentences.ts';
import { hostOfMail } from './spam-text.ts';

export function detailsOf(enquiry: Enquiry, words: string): string[] {
  const { phone, email, service, budget, company, form, message } = enquiry;
  const found = sentenceDetails(words);
  const number = parsePhone(phone);
  const host = hostOfMail(email);
  if (number !== null && !fromNearby.test(number)) found.push('number from afar');
  if (number?.startsWith('+27')) {
    if (freeMail.test(host)) found.push('free mail, local number');
    else if (host.endsWith('.za')) found.push('local mail and number');
  }
  if (cheapEnding.test(host)) found.push('cheap mail host');
  const chosen = (serviceFamily(service) === null ? 0 : 1) + (budgets.has(budget) ? 1 : 0);
  if (chosen > 0) found.push(chosen > 1 ? 'service and budget chosen' : 'service or budget chosen');
  if (company !== '') found.push('company given');
  if (form === 'guide') found.push('guide form');
  if (message.length < 25) found.push('short message');
  else if (message.length > 600) found.push('long message');
  return found;
}

const budgets = new Set<string>([...contactBudgets, ...landingBudgets]);
/** The neighbours in southern Africa are customers like any other. */
const fromNearby = /^\+(?:2[67]|230|24[34]|25[58])/;
