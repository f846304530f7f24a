// A link within the site: fades to the next page and has its code at hand before the finger is lifted.
import { Link, type LinkProps } from 'react-router';
import { pagesFade } from './page-fade.ts';
import { useFetchAhead } from './use-fetch-ahead.ts';

export function SiteLink(props: LinkProps & { to: string }) {
  return <Link viewTransition={pagesFade} {...useFetchAhead(props.to)} {...props} />;
}
