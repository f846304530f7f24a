import { publicUrl } from '#app/page-settings.ts';
import { listedPaths } from '#app/paths.ts';
import { siteUpdated } from '#content/navigation.ts';

export function loader() {
  const pages = listedPaths.map(
    (path) => `<url><loc>${new URL(path, publicUrl)}</loc><lastmod>${siteUpdated}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml' } });
}
