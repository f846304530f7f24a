import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { pageSettings, readConfig } from './server/config.ts';

const settings = pageSettings(readConfig(process.env));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { __PAGE_SETTINGS__: JSON.stringify(settings) },
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  server: { port: 3000, strictPort: true, proxy: { '/api': process.env.API_URL ?? 'http://localhost:3001' } },
});
