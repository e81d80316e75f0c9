import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Db } from '../db/connect.ts';
import { DatabaseUnreachable } from '../db/databaseUnreachable.ts';
import { schema } from '../db/tables/schema.ts';

/** A connection to PostgreSQL without the limits of the server's pool: what an operator asks for may take its time. */
export async function onOneConnection<T>(url: string, run: (db: Db) => Promise<T>): Promise<T> {
  const options = '-c TimeZone=UTC';
  const client = new pg.Client({ connectionString: url, options, application_name: 'samudra-emas-admin' });
  // Whoever waits for an answer learns that the connection broke; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw new DatabaseUnreachable(url, error);
  });
  return run(drizzle({ client, schema })).finally(() => client.end().catch(() => undefined));
}
