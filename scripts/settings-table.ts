// Writes the table of settings into README.md. Run: node scripts/settings-table.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { settings } from '#server/config.ts';

const file = new URL('../README.md', import.meta.url);

function settingsTable(): string {
  const rows = Object.entries(settings).map(
    ([name, { meaning, default: byDefault }]) => `| \`${name}\` | ${meaning} | ${byDefault && `\`${byDefault}\``} |`,
  );
  return ['| variable | meaning | default |', '|---|---|---|', ...rows].join('\n');
}

export function withSettings(text: string): string {
  return text.replace(
    /(<!-- settings -->\n)[\s\S]*?(<!-- \/settings -->)/,
    (_, open, close) => `${open}${settingsTable()}\n${close}`,
  );
}

if (import.meta.main) writeFileSync(file, withSettings(readFileSync(file, 'utf8')));
