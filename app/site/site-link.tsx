// A link within the site: fades to the next page and has its code at hand before the finger is lifted.
import { Link, type LinkProps } from 'react-router';

/** Read once: whoever wants less motion gets the next page at once. */
export const pagesFade =
  typeof window !== 'undefined' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition={pagesFade} {...props} />;
}
