// A link within the site: fades to the next page and has its code at hand before the finger is lifted.
import { Link, type LinkProps } from 'react-router';
import { pagesFade } from './page-fade.ts';

export function SiteLink(props: LinkProps) {
  return <Link prefetch="intent" viewTransition={pagesFade} {...props} />;
}
