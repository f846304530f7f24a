import type { Config } from '@react-router/dev/config';
import { paths, publicPaths } from './app/paths.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: false,
  prerender: [...publicPaths, paths.noLine, '/404', '/robots.txt', '/sitemap.xml', '/site.webmanifest'],
} satisfies Config;
