import Fastify from 'fastify';
import pg from 'pg';
import { connect, type Database } from '../../../api-server/src/db/connect.ts';
import { startPostgres } from '../../support/postgres.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

/** An empty database of the bench's own. */
export interface Place {
  readonly database: Database;
  /** Runs statements on one connection, without the time limit of the server's own. */
  run(statements: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export async function onPglite(): Promise<Place> {
  const folder = temporaryFolder('scale');
  const database = await connect({ dataDir: folder.path, databaseUrl: undefined }, Fastify().log);
  return {
    database,
    run: async (statements) => {
      for (const statement of statements) await database.db.execute(statement);
    },
    close: () => database.close().finally(folder.remove),
  };
}

export async function onPostgres(): Promise<Place> {
  const postgres = await startPostgres();
  const database = await connect({ databaseUrl: postgres.adminUrl, dataDir: '' }, Fastify().log);
  return {
    database,
    run: async (statements) => {
      const client = new pg.Client({ connectionString: postgres.adminUrl });
      await client.connect();
      try {
        for (const statement of statements) await client.query(statement);
      } finally {
        await client.end();
      }
    },
    close: () => database.close().finally(postgres.stop),
  };
}
