// The files for running it elsewhere name versions, settings, files and ports of this project: they must stay in step with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { settings } from '#server/config.ts';
import { systemFolder } from '#server/db/embedded/place.ts';
import { patience } from '#server/http/listen.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  optionalDependencies: Record<string, string>;
  scripts: Record<string, string>;
};
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const units = readdirSync(`${root}deploy`).filter((name) => name.endsWith('.service'));
/** Of the tools around the program, not of the program itself. */
const foreign = [
  ...['NODE_ENV', 'NODE_EXTRA_CA_CERTS', 'PGPASSWORD'],
  ...['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB', 'POSTGRES_INITDB_ARGS'],
];
const known = new Set([...Object.keys(settings), ...foreign]);
const port = settings.PORT.default;

describe('the image', () => {
  test('runs on the Node that the packages bring', () => {
    const pinned = new Set(Object.values(manifest.optionalDependencies));
    const used = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(used).toHaveLength(3);
    expect(new Set(used)).toEqual(pinned);
  });

  test('copies only what there is, and does not leave out what it copies', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').slice(0, -1),
    );
    expect(copied.filter((path) => !existsSync(root + path))).toEqual([]);
    const ignored = read('.dockerignore').trim().split('\n');
    expect(copied.filter((path) => ignored.includes(path))).toEqual([]);
  });

  test('carries along every folder that the program imports from', () => {
    const copied = [...dockerfile.matchAll(/^COPY (\w+) \1$/gm)].map(([, folder]) => folder);
    const imported = copied
      .flatMap((folder) =>
        readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^server\/testing\//.test(file))
      .flatMap((file) => [...read(file).matchAll(/from '#(\w+)\//g)].map(([, folder]) => folder));
    expect(copied).toContain('server');
    expect([...new Set(imported)].filter((folder) => !copied.includes(folder))).toEqual([]);
  });

  test('carries along what its commands import from beside them', () => {
    const [, list = ''] = /^COPY (scripts\/.+) scripts\/$/m.exec(dockerfile) ?? [];
    const commands = list.split(' ');
    const imported = commands.flatMap((file) =>
      [...read(file).matchAll(/from '\.\/(.+)'/g)].map(([, name]) => `scripts/${name}`),
    );
    expect(imported.length).toBeGreaterThan(0);
    expect(imported.filter((file) => !commands.includes(file))).toEqual([]);
  });

  test('is built with every setting that the pages contain, and compose hands each to the build and to the program', () => {
    const inPages = Object.keys(settings).filter((name) => /^(PUBLIC_URL|GTM_ID|GA_ID|AGENCY_.+)$/.test(name));
    const args = [...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name);
    expect(args.toSorted()).toEqual(inPages.toSorted());
    const [, handed = ''] = /<<: &page-settings\n((?: {10}\w+:\n)+)/.exec(compose) ?? [];
    expect(['PUBLIC_URL', ...namesOfLines(handed)].toSorted()).toEqual(inPages.toSorted());
    expect(compose).toContain('      <<: *page-settings\n');
  });

  test('is handed every setting by compose, but for those that the image decides', () => {
    const [, handed = ''] = /^ {4}environment:\n((?: {6}.+\n)+)/m.exec(compose) ?? [];
    const decided = ['PORT', 'HOST', 'DATA_DIR', 'RATE_LIMITS'];
    const [, inPages = ''] = /<<: &page-settings\n((?: {10}\w+:\n)+)/.exec(compose) ?? [];
    const all = [...namesOfLines(handed.replace(/: .*$/gm, ':')), ...namesOfLines(inPages), ...decided];
    expect(Object.keys(settings).filter((name) => !all.includes(name))).toEqual([]);
  });

  test('is given the password of its database as it is, not as a part of an address', () => {
    expect(compose).not.toMatch(/_URL: .*PASSWORD/);
  });

  test('waits for a database that takes connections from elsewhere, not for the one that prepares it', () => {
    expect(compose).toMatch(/"pg_isready", "-h", "127\.0\.0\.1"/);
  });

  test('listens where its health is asked, and where compose finds it', () => {
    expect(dockerfile).toContain(`PORT=${port} `);
    expect(dockerfile).toContain(`EXPOSE ${port}\n`);
    expect(dockerfile).toContain('/api/health');
    expect(compose).toContain(`"127.0.0.1:${port}:${port}"`);
    expect(read('deploy/nginx.conf')).toContain(`server 127.0.0.1:${port} max_fails=0;`);
  });
});

test.each([
  ['Dockerfile', [...dockerfile.matchAll(/^ARG (\w+)|^ENV (.+)$/gm)].flatMap(([, arg, env]) => arg ?? namesIn(env))],
  [
    'compose.yaml',
    [...compose.matchAll(/^ {6,10}([A-Z_]+):|\$\{([A-Z_]+)/gm)].map(([, key, used]) => key ?? used ?? ''),
  ],
  ...units.map((name) => [
    name,
    [...read(`deploy/${name}`).matchAll(/^Environment=(\w+)=/gm)].map(([, key]) => key ?? ''),
  ]),
] as [string, string[]][])('%s sets only what the program reads', (_, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test.each(units)('%s runs files that exist, on the Node of the packages', (name) => {
  const [, words = ''] =
    /^ExecStart=\/opt\/highveld-studio\/node_modules\/\.bin\/node (.+)$/m.exec(read(`deploy/${name}`)) ?? [];
  const files = words.split(' ').filter((word) => !word.startsWith('--'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(root + file))).toEqual([]);
});

test('whoever stops the program waits longer than it takes at most: its drain, and twenty seconds', () => {
  const takes = (drain: number) => settings.DRAIN_SECONDS.schema.safeParse(`${drain}`).success;
  const longest = Array.from({ length: 1000 }, (_, seconds) => seconds).findLast(takes) ?? 0;
  expect(longest).toBeGreaterThan(0);
  const [, systemd] = /^TimeoutStopSec=(\d+)$/m.exec(read('deploy/highveld-studio.service')) ?? [];
  expect(Number(systemd)).toBeGreaterThan(longest + 20);
  const [, docker] = /^ {2}site:[\s\S]+?stop_grace_period: (\d+)s/m.exec(compose) ?? [];
  expect(Number(docker)).toBeGreaterThan(longest + 20);
});

test.each(['.gitignore', '.dockerignore'])('%s leaves out the folder into which packages are installed', (file) => {
  const lines = read(file).split('\n');
  expect(lines.map((line) => line.replace(/\/$/, ''))).toContain('.installing-*');
});

test('a backup that fails is tried again, but not for ever, and not those of another hour are counted with it', () => {
  const [unit = '', service = ''] = read('deploy/highveld-studio-backup.service').split('\n[Service]\n');
  expect(service).toMatch(/^Restart=on-failure$/m);
  const [, minutes] = /^RestartSec=(\d+)min$/m.exec(service) ?? [];
  const [, hours] = /^StartLimitIntervalSec=(\d+)h$/m.exec(unit) ?? [];
  const [, starts] = /^StartLimitBurst=(\d+)$/m.exec(unit) ?? [];
  expect(Number(starts)).toBeGreaterThan(1);
  expect(Number(starts) * Number(minutes)).toBeLessThan(Number(hours) * 60);
  // Also the good ones count, and those by hand.
  expect(Number(hours)).toBeLessThanOrEqual(2);
});

test('what is left of a backup that was cut short goes when whole ones go', () => {
  const [, unit] = /^ExecStartPost=\/usr\/bin\/find (.+)$/m.exec(read('deploy/highveld-studio-backup.service')) ?? [];
  for (const name of ['*.backup', '*.backup.part']) expect(unit).toContain(`-name "${name}"`);
});

test('the database of a program that root runs does not go where a unit lets in nobody but its user', () => {
  const kept = units.flatMap((name) => [...read(`deploy/${name}`).matchAll(/^StateDirectory=(.+)$/gm)]);
  expect(kept).toHaveLength(units.length);
  expect(kept.map(([, folder]) => `/var/lib/${folder}`)).not.toContain(systemFolder);
});

test('no log of a container grows for ever', () => {
  const services = compose.match(/^ {4}restart:/gm) ?? [];
  expect(compose.match(/^ {4}logging:\n {6}driver: local$/gm)).toHaveLength(services.length);
});

test('what cron is given has its percent signs as cron wants them, and replaces a backup only by a whole one', () => {
  const [line] = /^\d+ \d+ \* \* \* .+$/m.exec(read('docs/running.md')) ?? [];
  expect(line).not.toMatch(/(?<!\\)%/);
  expect(line).toMatch(/^[^;|&]+( && [^;|&]+)+ (\S+\.part) && mv \2 .+\.backup$/);
});

test('the commands of the documents exist', () => {
  const text = ['README.md', 'docs/running.md'].map(read).join('\n');
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((name) => !manifest.scripts[name])).toEqual([]);
});

const namesOfLines = (lines: string) => [...lines.matchAll(/(\w+):/g)].map(([, name = '']) => name);

function namesIn(assignments = ''): string[] {
  return assignments.split(' ').map((one) => one.split('=')[0] ?? '');
}

describe('nginx', () => {
  const nginx = read('deploy/nginx.conf');

  test('asks a restarted program at once, and lets go of a kept connection before the program does', () => {
    const named = [...nginx.matchAll(/^ *(?:# )?server 127\.[^;]+;/gm)].map(([line]) => line);
    expect(named).toHaveLength(2);
    for (const line of named) expect(line).toContain(' max_fails=0;');
    const [, seconds] = /keepalive_timeout (\d+)s;/.exec(nginx) ?? [];
    expect(Number(seconds) * 1000).toBeLessThan(patience.idle);
  });

  test('asks the next program for a file that one does not have: they may be of different builds', () => {
    const [, files] = /^ {2}location \/assets\/ \{\n([^}]+)\}/m.exec(nginx) ?? [];
    expect(files).toMatch(/proxy_next_upstream [^;]*\bhttp_404;/);
  });

  test('is reloaded when the certificate that it names has been renewed', () => {
    const [, domain] = /ssl_certificate \/etc\/letsencrypt\/live\/([^/]+)\//.exec(nginx) ?? [];
    const bare = domain?.replace(/^www\./, '');
    const [, webroot] = /\/\.well-known\/acme-challenge\/ \{\n +root (\S+);/.exec(nginx) ?? [];
    expect(nginx).toContain(
      `certonly --webroot -w ${webroot} -d ${domain} -d ${bare} --deploy-hook "systemctl reload nginx"`,
    );
  });

  test('writes down no request, on no port', () => {
    const doors = nginx.split(/^server \{$/m).slice(1);
    expect(doors).toHaveLength(3);
    for (const door of doors) {
      expect(door).toContain('\n  access_log off;\n');
      expect(door).toContain('\n  error_log /var/log/nginx/error.log crit;\n');
    }
  });

  test('lets nobody but this file answer, whatever name is asked for, and sends other names on to ours', () => {
    const doors = nginx.split(/^server \{$/m).slice(1);
    const [, name] = /server_name ([^;]+);/.exec(nginx) ?? [];
    for (const port of ['80', '[::]:80', '443', '[::]:443']) {
      const open = doors.filter((door) =>
        door.includes(`\n  listen ${port}${port.endsWith('443') ? ' ssl http2' : ''} default_server;`),
      );
      expect(open).toHaveLength(1);
      expect(open[0]).toContain(`return 301 https://${name}$request_uri;\n`);
      expect(open[0]).not.toContain('proxy_pass');
    }
    expect(nginx).toContain('#   rm /etc/nginx/sites-enabled/default\n');
  });
});
