import { agency } from '#app/page-settings.ts';
import { paths } from '#app/paths.ts';

export function loader() {
  return Response.json({
    name: agency.name,
    short_name: agency.name,
    lang: 'en-ZA',
    start_url: paths.home,
    shortcuts: [{ name: 'Team Dashboard', url: paths.dashboard }],
    display: 'minimal-ui',
    background_color: '#100d0a',
    theme_color: '#15110d',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
