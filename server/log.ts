// One line of JSON for everything that an operator may want to know: when, how bad, what, and facts about it. Never who:
// no name, address, text, token or query of anybody.
export type Level = 'info' | 'warn' | 'error';
export type Facts = Record<string, string | number | boolean | undefined>;

export function log(level: Level, event: string, facts: Facts = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...facts });
  if (level !== 'info') console.error(line);
  else if (waiting.push(line) === 1) setImmediate(flush);
}

// A write holds the program up until the reader has taken it: the lines of one moment go together.
let waiting: string[] = [];
function flush(): void {
  if (waiting.length === 0) return;
  console.log(waiting.join('\n'));
  waiting = [];
}
process.on('exit', flush);
