import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { pageSettings, readConfig } from './server/config.ts';

const settings = pageSettings(readConfig(process.env));

/** What the frame of a public page shares with others: it is always there, so that one file will do. */
const ofEveryPage =
  /\/(app\/(analytics\/consent|site\/(enquiry-form\/(draft|focus-form)|line|lone-page|open-pages|unsent|visit-memory)|ui\/(loading-page|wordmark))|content\/widget-words|domain\/contact-links)/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { __PAGE_SETTINGS__: JSON.stringify(settings) },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // The largest library is a file of its own, so that a page can begin it apart from the rest. What nearly every page needs
    // would be cut into many small files, which each page has to name and to ask for.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\// },
            { name: 'react-router', test: /node_modules\/(react-router|react)\// },
            { name: 'shared', test: /\/app\/(site|ui|paths|page-settings)/, minShareCount: 10 },
            { name: 'frame', test: ofEveryPage, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // The pages are fetched from this address while they are built; where only the loopback has IPv6, as in a Docker build,
  // ‘localhost’ is ::1 for the server and 127.0.0.1 for whoever asks.
  preview: { host: '127.0.0.1' },
  server: { port: 3000, strictPort: true, proxy: { '/api': process.env.API_URL ?? 'http://localhost:3001' } },
});
