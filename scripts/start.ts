import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import '#server/quick-imports.ts';
import { readSettings } from './read-settings.ts';

readSettings();
// Compiled code is kept beside the packages: after a crash, too, the next start is shorter.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
await import('./build.ts');
await import('#server/index.ts');
flushCompileCache();
