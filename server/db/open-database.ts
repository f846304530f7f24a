// The one door to PostgreSQL: a server named by DATABASE_URL, or our own in the data folder.
import { existsSync } from 'node:fs';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { log } from '#server/log.ts';
import { inDataFolder, makeFolder } from './data-folder.ts';
import { findPackagedPostgres } from './embedded/binaries.ts';
import { startCluster } from './embedded/cluster.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { findPlace, hasDatabase } from './embedded/place.ts';
import { findRunningCluster } from './embedded/running-cluster.ts';
import { migrateDatabase, unreached } from './migrate-database.ts';
import { type Transaction, transactionOn } from './transaction.ts';

// count() and bigint arrive as text otherwise; no figure here comes near the limit of a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Database = NodePgDatabase & { $client: pg.Pool };

export interface OpenDatabase {
  db: Database;
  /** Connections on which enquiries arrive, and nothing of the desk is done: nobody who writes to us waits for the desk. */
  intake: Database;
  transaction: Transaction;
  pool: pg.Pool;
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

interface DatabaseServer {
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

interface DatabasePlace {
  databaseUrl: string | undefined;
  dataDir: string;
  /** For a command: where the program runs, its database is used and left running. */
  besideProgram?: boolean;
  /** For a command, too: run with the settings of another folder, it must not begin an empty one and speak of that. */
  mustExist?: boolean;
}

export async function openDatabase(options: DatabasePlace & { poolSize?: number }): Promise<OpenDatabase> {
  const source = await findServer(options);
  const pool = openPool(source.connection, options.poolSize ?? 10);
  // Here everything is looked up by a key. A plan lives as long as its connection: one that was made while there were few leads
  // would go on reading all of them for each reference, also once there are thousands.
  const intake = openPool(source.connection, intakeSize, '-c enable_seqscan=off');

  const close = async () => {
    await Promise.all([pool.end(), intake.end()]);
    await source.stop();
  };
  try {
    await migrateDatabase(source.connection, options.mustExist);
    await refuseLostSettings(intake);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db: drizzle(pool),
    intake: drizzle(intake),
    transaction: transactionOn(pool),
    pool,
    connection: source.connection,
    close,
  };
}

/** For the batches under way, and to count others meanwhile. */
const intakeSize = 5;

function openPool(connection: pg.ClientConfig, size: number, settings = ''): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // With the wait for a connection, a visitor hears within twenty seconds that the database is silent.
    query_timeout: 12_000,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    // What is answered is on disk, also where a server is told to commit before that. Compiling a statement, as some servers do
    // when its plan looks costly, takes longer than any of ours. Dates in the spelling of another country cannot be read, and where
    // a transaction sees nothing of others, two that change the same row fail.
    options: `${connection.options ?? ''} -c synchronous_commit=on -c jit=off -c datestyle=ISO -c default_transaction_isolation=read\\ committed ${settings}`,
  });
  // An idle connection that breaks is only taken out of the pool; the next query opens another.
  // One that is being closed may hear first that our own database stops; that is no news.
  pool.on('error', ({ message }) => pool.ending || log('warn', 'database connection broke', { error: message }));
  // One that breaks while it is lent fails its query; without a listener it would end the program as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A pooler in between may drop what a connection asks for, and then a commit is no promise any more. */
async function refuseLostSettings(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ enable_seqscan: string }>('SHOW enable_seqscan').catch((error: Error) => {
    throw unreached(error);
  });
  if (rows[0]?.enable_seqscan === 'off') return;
  throw new Error(
    'The settings of a connection do not arrive at the database. DATABASE_URL must lead to it without a pooler.',
  );
}

/** Which one it is, for whoever runs a command; never with its password. */
export function nameOfDatabase({ databaseUrl, dataDir }: DatabasePlace): string {
  if (!databaseUrl) return `the database in ${dataDir}`;
  const url = new URL(databaseUrl);
  return `the database ${url.searchParams.get('host') ?? url.host}${url.pathname}`;
}

/** The server, with its database as it stands. */
export async function findServer({
  databaseUrl,
  dataDir,
  besideProgram,
  mustExist,
}: DatabasePlace): Promise<DatabaseServer> {
  if (databaseUrl) return externalServer(connectionOf(inFull(databaseUrl)));
  if (mustExist && !hasDatabase(dataDir))
    throw new Error(
      `There is no database in ${dataDir}, or this user may not see it. Is DATA_DIR the program’s folder?`,
    );
  return (besideProgram && (await serverOfProgram(dataDir))) || ownServer(dataDir);
}

/** The driver treats these modes as verify-full and warns of that at each start, unless they are called so. */
function inFull(databaseUrl: string): string {
  if (databaseUrl.includes('uselibpqcompat=')) return databaseUrl;
  return databaseUrl.replace(/(?<=[?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, 'verify-full');
}

/** Options in the address would take the place of ours; beside it they come first, and ours count. */
function connectionOf(databaseUrl: string): pg.ClientConfig {
  const url = new URL(databaseUrl);
  const options = url.searchParams.get('options');
  if (options === null) return { connectionString: databaseUrl };
  url.searchParams.delete('options');
  return { connectionString: url.href, options };
}

function externalServer(connection: pg.ClientConfig): DatabaseServer {
  return { connection, stop: async () => {} };
}

async function serverOfProgram(dataDir: string): Promise<DatabaseServer | undefined> {
  if (!existsSync(dataDir)) return undefined;
  const running = await findRunningCluster(findPlace(findPackagedPostgres(), dataDir).folder);
  return running && externalServer(running);
}

async function ownServer(dataDir: string): Promise<DatabaseServer> {
  const lock = await inDataFolder(dataDir, () => {
    makeFolder(dataDir);
    return lockFolder(dataDir);
  });
  const place = findPlace(findPackagedPostgres(), dataDir);
  if (place.movedBecause) {
    log('info', 'database elsewhere', {
      message: `The database lives in ${place.folder}, because ${place.movedBecause}.`,
    });
  }
  const cluster = await startCluster(place);
  return {
    connection: cluster.connection,
    stop: async () => {
      await cluster.stop();
      await lock.release();
    },
  };
}
