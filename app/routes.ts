import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('site/shell/site-layout.tsx', [
    index('routes/home.tsx'),
    route('thank-you', 'routes/thank-you.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  route('dashboard/*', 'routes/dashboard.tsx'),
] satisfies RouteConfig;
