import { readConfig } from '../server/config.ts';

try {
  readConfig(process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
await import('./build.ts');
await import('../server/index.ts');
