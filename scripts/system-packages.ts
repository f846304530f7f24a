// What the tests need of the system: a browser, and an older PostgreSQL beside the packaged one.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const postgresFolder = '/usr/lib/postgresql';

interface SystemPackages {
  chromium: string;
  postgres: string;
}

/** Installs what is missing where it can (Debian, as root); ends the program with one clear line where it cannot. */
export function ensureSystemPackages(): SystemPackages {
  const missing = [findChromium() ? '' : 'chromium-headless-shell', findPostgres() ? '' : 'postgresql'].filter(Boolean);
  if (missing.length > 0) install(missing);
  const chromium = findChromium();
  const postgres = findPostgres();
  if (chromium && postgres) return { chromium, postgres };
  console.error(
    `The tests need ${missing.join(' and ')}. On Debian: apt-get install ${missing.join(' ')}. ` +
      'Elsewhere name them: CHROMIUM (a browser) and TEST_POSTGRES (a folder with bin/postgres, version 15 to 17).',
  );
  process.exit(1);
}

function findChromium(): string | undefined {
  // The first does the same without the windows, a fifth faster.
  return [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  );
}

/** The oldest one that we support is the one worth testing. */
function findPostgres(): string | undefined {
  const named = process.env.TEST_POSTGRES;
  if (named) return existsSync(`${named}/bin/postgres`) ? named : undefined;
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).map(Number) : [];
  return versions
    .filter((version) => version >= 15 && existsSync(`${postgresFolder}/${version}/bin/postgres`))
    .sort((a, b) => a - b)
    .map((version) => `${postgresFolder}/${version}`)[0];
}

function install(packages: string[]) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  console.error(`Installing ${packages.join(' and ')} with apt-get …`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], {
      stdio: ['ignore', 'ignore', 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '--no-install-recommends', ...packages);
}
