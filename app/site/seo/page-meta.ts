// What a page tells search engines and whoever shares it.
import { agency, publicUrl } from '#app/page-settings.ts';
import { locationPath, paths } from '#app/paths.ts';
import { navigation } from '#content/navigation.ts';
import { places } from '#content/places.ts';
import { breadcrumb } from './json-ld.ts';

interface PageMeta {
  title: string;
  description: string;
  path: string;
  jsonLd?: object[];
}

export function pageMeta({ title, description, path, jsonLd = [] }: PageMeta) {
  const url = new URL(path, publicUrl).href;
  const picture = new URL(`/og/${path === paths.home ? 'home' : path.slice(1)}.jpg`, publicUrl).href;
  const fullTitle = `${title} | ${agency.name}`;
  const trail = path === paths.home ? [] : [breadcrumb(linkedAs(path) ?? title, path)];
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: agency.name },
    { property: 'og:locale', content: 'en_ZA' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...jsonLd, ...trail].map((data) => ({ 'script:ld+json': data as Record<string, never> })),
  ];
}

/** The short name by which header and footer lead to a page. */
function linkedAs(path: string): string | undefined {
  return (
    navigation.find((item) => item.path === path)?.label ?? places.find(({ slug }) => locationPath(slug) === path)?.city
  );
}
