import { DrizzleQueryError } from 'drizzle-orm/errors';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import type { Db, PostgresDatabase } from './database.ts';
import { DatabaseUnreachable } from './databaseUnreachable.ts';
import { hearPostgres } from './hearPostgres.ts';
import { type PublicChanges, publicChanges, publicChannel } from './publicChanges.ts';
import { schema } from './tables/schema.ts';
import { insideTransaction, refuseInsideTransaction } from './transactionScope.ts';

const second = 1_000;
/** So many connections one server holds at once. */
export const mostConnections = 16;

// PGlite answers int8 (count, sum, bigint) as a number; so does this.
const int8 = 20;
pg.types.setTypeParser(int8, (digits) => (Number.isSafeInteger(Number(digits)) ? Number(digits) : BigInt(digits)));

function poolFor(url: string, changes: PublicChanges, log: Log): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'samudra-emas',
    // PostgreSQL's own guess is a disk that turns: it would rather read a whole table than some hundred rows by an index.
    options: '-c TimeZone=UTC -c random_page_cost=1.1',
    max: mostConnections,
    connectionTimeoutMillis: 5 * second,
    idleTimeoutMillis: 30 * second,
    statement_timeout: 15 * second,
    idle_in_transaction_session_timeout: 15 * second,
    // For a server that stopped answering; one that lives has cut the statement before.
    query_timeout: 20 * second,
    keepAlive: true,
    // What a transaction asks without waiting in between travels together.
    pipeline: true,
    // PostgreSQL tells a connection of its own commit before that it is done: who wrote here is never shown the old.
    onConnect: async (client) => {
      client.on('notification', ({ payload }) => changes.heard(payload));
      await client.query(`listen ${publicChannel}`);
    },
  });
  // Without listeners a connection that breaks, idle or inside a transaction, would end the process. The pool makes a new
  // one by itself, and whoever used the old one learns it from their query.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  });
  return pool;
}

/** Whether a connection's state is unknown: the frame of the transaction failed, not a statement in it. */
function isSpoilt(error: unknown): boolean {
  return error instanceof DrizzleQueryError && /^(begin|commit|rollback)\b/.test(error.query);
}

/** The same pool, closed to those who hold a transaction already. */
function guarded(pool: pg.Pool): pg.Pool {
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'query' || name === 'connect') refuseInsideTransaction();
      return Reflect.get(target, name);
    },
  });
}

/** Transactions that give their connection back however they end: Drizzle's own keeps one whose `begin` failed. */
function transactionOn(pool: pg.Pool): Db['transaction'] {
  const databases = new WeakMap<pg.PoolClient, Db>();
  const databaseOn = (client: pg.PoolClient): Db => {
    const known = databases.get(client) ?? drizzle({ client, schema });
    databases.set(client, known);
    return known;
  };
  return async (run, config) => {
    const client = await pool.connect();
    let spoilt = false;
    try {
      return await insideTransaction(() => databaseOn(client).transaction(run, config));
    } catch (error) {
      spoilt = isSpoilt(error);
      throw error;
    } finally {
      client.release(spoilt);
    }
  };
}

const oldest = 150_000;

async function check(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
  );
  const [{ version, encoding }] = rows;
  if (version < oldest) throw new Error(`it is older than PostgreSQL 15 (${version}).`);
  if (encoding !== 'UTF8') throw new Error(`its encoding is ${encoding}, not UTF8.`);
}

/** A pool of connections to PostgreSQL, after one has answered. */
export async function openPostgres(url: string, log: Log): Promise<PostgresDatabase> {
  const changes = publicChanges();
  const pool = poolFor(url, changes, log);
  const hearing = await check(pool)
    .then(() => hearPostgres(url, changes, log))
    .catch(async (error: unknown) => {
      await pool.end();
      throw new DatabaseUnreachable(url, error);
    });
  const client = guarded(pool);
  const db: Db = drizzle({ client, schema });
  db.transaction = transactionOn(client);
  return {
    engine: 'postgres',
    client,
    db,
    changes,
    close: () => Promise.all([hearing.close(), pool.end()]).then(() => undefined),
  };
}
