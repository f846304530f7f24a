// One line of JSON for everything that an operator may want to know: when, how bad, what, and facts about it. Never who:
// no name, address, text, token or query of anybody.
export type Level = 'info' | 'warn' | 'error';
export type Facts = Record<string, string | number | boolean | undefined>;

export function log(level: Level, event: string, facts: Facts = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  if (level === 'info') console.log(line);
  else console.error(line);
}
