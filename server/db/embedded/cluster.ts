// Runs one PostgreSQL cluster: makes it on first use, replaces a server that a killed program left behind, stops it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { log } from '#server/log.ts';
import { programIn } from './binaries.ts';
import { freePort } from './free-port.ts';

interface ClusterOptions {
  home: string;
  folder: string;
  runAs: { uid: number; gid: number } | undefined;
  settings?: Record<string, string>;
}

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
  ssl?: false;
  options?: string;
}

/** Nothing is left out: the driver would fill gaps from PG… variables, which are about another server. */
export const asOwner = { user: 'studio', database: 'postgres', ssl: false, options: '-c search_path=public' } as const;

interface Cluster {
  connection: Connection;
  stop(): Promise<void>;
}

/** Part of the socket's name; nothing listens on such a port. */
const socketNumber = 5432;

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const data = join(options.folder, 'cluster');
  const password = initialise(options, data);
  stopLeftover(options, data);

  const connection = { ...(await address(options.folder)), ...asOwner, password };
  let stopping = false;
  let server = launch(options, data, connection);
  await untilReady(server, connection, options.folder);

  // A server that ends by itself (the system ran out of memory, say) is started again; the pool reconnects.
  const revive = () => {
    if (stopping) return;
    log('error', 'postgres ended', {
      message: 'The embedded PostgreSQL ended unexpectedly and is started again.',
      said: whyItEnded(options.folder),
    });
    server = launch(options, data, connection).once('close', () => setTimeout(revive, 1000).unref());
  };
  // 'close' comes also where it could not be run at all, as while packages are being installed; 'exit' does not.
  server.once('close', revive);

  return {
    connection,
    async stop() {
      stopping = true;
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.ref();
      server.kill('SIGINT');
      await ended;
    },
  };
}

// initdb works in a folder of its own that gets its name when it is whole: a kill in between leaves nothing half made.
function initialise({ home, folder, runAs }: ClusterOptions, data: string): string {
  const passwordFile = join(folder, 'password');
  if (existsSync(join(data, 'PG_VERSION'))) return readFileSync(passwordFile, 'utf8');

  if (existsSync(data)) {
    throw new Error(
      `${data} is not a whole PostgreSQL cluster. Restore it, or move it away to begin with an empty one.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile, password, { mode: 0o600, flush: true });
  if (runAs) chownSync(passwordFile, runAs.uid, runAs.gid);

  // Of its own name each time: an initdb that a killed program left behind may still be writing into the last one.
  for (const name of readdirSync(folder).filter((other) => other.startsWith('cluster.new'))) {
    rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
  }
  const fresh = `${data}.new-${randomBytes(4).toString('hex')}`;
  const made = spawnSync(
    programIn(home, 'initdb'),
    [
      ...['-D', fresh, '-U', 'studio', '--pwfile', passwordFile, '--auth=scram-sha-256'],
      ...['--encoding=UTF8', '--locale=C', '--data-checksums', ...unicodeRules(home)],
    ],
    { ...runAs, cwd: '/', encoding: 'utf8', env: environment() },
  );
  if (made.status !== 0) {
    const words = made.stderr || `${made.error?.message}`;
    throw new Error(`PostgreSQL could not be initialised.${ifFull(folder, words)} Its last words:\n${words.trim()}`);
  }
  renameSync(fresh, data);
  return password;
}

// From 17 on, the C order can go together with Unicode's upper and lower case.
function unicodeRules(home: string): string[] {
  const version = spawnSync(programIn(home, 'postgres'), ['--version'], { encoding: 'utf8' }).stdout;
  return Number(/(\d+)\./.exec(version)?.[1]) >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : [];
}

function stopLeftover({ home, folder, runAs }: ClusterOptions, data: string) {
  const pidFile = join(data, 'postmaster.pid');
  if (existsSync(pidFile)) {
    const pid = readFileSync(pidFile, 'utf8').split('\n')[0] ?? '';
    if (!isServerOf(data, pid)) rmSync(pidFile, { force: true });
    else {
      spawnSync(programIn(home, 'pg_ctl'), ['stop', '-D', data, '-m', 'fast', '-w', '-t', '30'], {
        ...runAs,
        cwd: '/',
        env: environment(),
      });
    }
  }
  // Of a server that is gone, the socket's lock stays as well, and PostgreSQL believes the process id in it.
  if (!existsSync(pidFile)) rmSync(join(folder, `.s.PGSQL.${socketNumber}.lock`), { force: true });
}

// A process id may have been given to somebody else since; only the server that works in this very folder is ever stopped.
function isServerOf(data: string, pid: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

// A socket in the folder, or in the temporary folder where the path would be too long for one: the system counts bytes, of which
// a letter may have several. Windows has only ports.
async function address(folder: string): Promise<{ host: string; port: number }> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  if (Buffer.byteLength(folder) < 80) return { host: folder, port: socketNumber };
  return { host: tmpdir(), port: await freePort() };
}

function launch(
  { home, folder, runAs, settings }: ClusterOptions,
  data: string,
  { host, port }: Connection,
): ChildProcess {
  const onSocket = host !== '127.0.0.1';
  const all = {
    port: String(port),
    listen_addresses: onSocket ? '' : host,
    // A list, in which a comma would begin the next one.
    unix_socket_directories: onSocket ? `"${host.replaceAll('"', '""')}"` : '',
    unix_socket_permissions: '0700',
    fsync: 'on',
    synchronous_commit: 'on',
    max_connections: '60',
    shared_buffers: '128MB',
    // About so much is replayed after a crash at the most.
    max_wal_size: '256MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Two lines every five minutes, into a file that only a start clears.
    log_checkpoints: 'off',
    ...settings,
  };
  const output = openSync(join(folder, 'postgres.log'), 'w');
  // A group of its own: a Ctrl-C in the terminal is for the program, which then stops its database itself.
  const server = spawn(
    programIn(home, 'postgres'),
    ['-D', data, ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])],
    {
      ...runAs,
      cwd: '/',
      env: environment(),
      detached: true,
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  server.on('error', (error) => log('error', 'postgres not run', { error: error.message }));
  server.unref();
  return server;
}

// After a crash the server may need minutes to replay its log: as long as it lives, it is waited for.
async function untilReady(server: ChildProcess, connection: Connection, folder: string) {
  const patience = Date.now() + 10_000;
  let told = false;
  while (server.exitCode === null && server.signalCode === null && server.pid !== undefined) {
    if (await answers(connection)) return;
    if (!told && Date.now() > patience) {
      log('info', 'postgres starting', { message: 'After a crash it first replays what it had written.' });
      told = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const lastWords = readFileSync(join(folder, 'postgres.log'), 'utf8').trim().split('\n').slice(-5).join('\n');
  throw new Error(`PostgreSQL did not start.${ifFull(folder, lastWords)} Its last words:\n${lastWords}`);
}

/** Its words may not fit on a full disk either; and what it took of one may have been given back since. */
function ifFull(folder: string, words: string): string {
  const { bavail, bsize } = statfsSync(folder);
  const isFull = bavail * bsize < 1024 * 1024 || /No space left on device|Check free disk space/.test(words);
  return isFull ? ` The disk of ${folder} is full.` : '';
}

/** Whether somebody takes a connection there. */
export async function answers(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => {});
  const taken = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => {});
  return taken;
}

/** Its log begins anew with the next server. */
function whyItEnded(folder: string): string | undefined {
  const file = join(folder, 'postgres.log');
  return existsSync(file) ? endToldIn(readFileSync(file, 'utf8')) : undefined;
}

/**
 * Only lines that speak of the server itself: others may hold what people wrote. Whoever asked for a connection meanwhile and was
 * turned away has a line as well, which says nothing about why.
 */
export function endToldIn(words: string): string | undefined {
  const lines = words.split('\n').filter((line) => !line.includes(' FATAL:  the database system is '));
  return lines.findLast((line) => / (PANIC|FATAL): | was terminated by signal | shutdown request/.test(line));
}

// The libraries of the caller's shell and its PG… variables are not for this server.
function environment(): NodeJS.ProcessEnv {
  return { LC_ALL: 'C' };
}
