import { publicUrl } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';

export function loader() {
  const lines = [
    'User-agent: *',
    `Disallow: ${paths.dashboard}`,
    'Disallow: /api/',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain' } });
}
