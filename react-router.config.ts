import type { Config } from '@react-router/dev/config';
import { publicPaths } from './app/paths.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...publicPaths, '/404', '/robots.txt', '/sitemap.xml', '/site.webmanifest'],
} satisfies Config;
