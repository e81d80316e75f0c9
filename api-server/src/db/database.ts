import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { DatabaseLine } from './databaseLine.ts';
import type { PublicChanges } from './publicChanges.ts';
import type { schema } from './tables/schema.ts';

/** What `execute` gives on both engines. It leaves dates as text, unlike the query builder. */
interface Rows<Row> {
  readonly rows: Row[];
}

interface EitherResult extends PgQueryResultHKT {
  readonly type: Rows<this['row']>;
}

/** The database, whichever engine it runs on. A transaction is one too, so queries take a `Db` and get either. */
export type Db = PgDatabase<EitherResult, typeof schema>;

/** An open transaction: for functions that must not be called outside one. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

interface Opened {
  readonly db: Db;
  /** Whether public answers are still what they were. */
  readonly changes: PublicChanges;
  /** Waits for running queries, then lets go of the database. */
  close(): Promise<void>;
}

export interface PgliteDatabase extends Opened {
  readonly engine: 'pglite';
  readonly client: PGlite;
  /** Who waits for it. PostgreSQL has a time-out of its own for this. */
  readonly line: DatabaseLine;
}

export interface PostgresDatabase extends Opened {
  readonly engine: 'postgres';
  readonly client: Pool;
}

export type Database = PgliteDatabase | PostgresDatabase;
