import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { places } from '../content/places.ts';

export default [
  layout('site/shell/site-layout.tsx', [
    index('routes/home.tsx'),
    route('services', 'routes/services.tsx'),
    route('packages', 'routes/packages.tsx'),
    route('about', 'routes/about.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('thank-you', 'routes/thank-you.tsx'),
    route('guide-expired', 'routes/guide-expired.tsx'),
    route('no-line', 'routes/no-line.tsx'),
    ...places.map(({ slug }) => route(slug, 'routes/location.tsx', { id: `location-${slug}` })),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('dashboard/*', 'routes/dashboard.tsx'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  route('site.webmanifest', 'routes/manifest.ts'),
] satisfies RouteConfig;
