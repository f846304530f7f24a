// Title, description and canonical address of a page.
import { agency, publicUrl } from '#app/page-settings.ts';

export function pageMeta(page: { title: string; description: string }, path: string) {
  return [
    { title: `${page.title} | ${agency.name}` },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: new URL(path, publicUrl).href },
  ];
}
