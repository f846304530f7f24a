// Format, lint, types and house rules: what must hold before anything is run.
import { runTool } from './run-tool.ts';

const steps: [string, () => boolean][] = [
  ['format and lint', () => runTool('biome', ['check', '--error-on-warnings'])],
  ['route types', () => runTool('react-router', ['typegen'])],
  ['types', () => runTool('tsc', ['-p', '.'])],
  ['house rules', () => runTool('vitest', ['run', '--project', 'rules', 'tests/'])],
];
for (const [name, step] of steps) {
  if (step()) continue;
  console.error(`The check of ${name} failed.`);
  process.exit(1);
}
