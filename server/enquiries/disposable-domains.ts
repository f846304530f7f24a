// Mail domains that anybody can read and nobody keeps. The list is the work of a package; this only asks it.
import exact from 'disposable-email-domains' with { type: 'json' };
import wildcard from 'disposable-email-domains/wildcard.json' with { type: 'json' };

const domains = new Set<string>(exact);
const parents = new Set<string>(wildcard);

export function isDisposable(email: string): boolean {
  let domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (domains.has(domain)) return true;
  while (domain) {
    if (parents.has(domain)) return true;
    const dot = domain.indexOf('.');
    domain = dot < 0 ? '' : domain.slice(dot + 1);
  }
  return false;
}
