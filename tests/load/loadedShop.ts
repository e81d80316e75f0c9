import { connect } from '../../api-server/src/db/connect.ts';
import { migrate } from '../../api-server/src/db/migrate.ts';
import { seed } from '../../api-server/src/db/seed/seed.ts';
import { addBuyers, type Buyer } from '../../api-server/src/shop/testPurchase.ts';
import { startPostgres } from '../support/postgres.ts';
import { type ServerProcess, startServer } from '../support/serverProcess.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { addCustomers } from './addCustomers.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export type Engine = 'pglite' | 'postgres';

export interface LoadedShop {
  readonly server: ServerProcess;
  readonly usernames: readonly string[];
  /** More buyers, logged in already: all codes of four banks could not be ordered by fewer. */
  readonly crowd: Buyer[];
  close(): Promise<void>;
}

/** The built server in a process of its own on the demo shop with `count` more customers, who may buy what they like. */
export async function loadedShop(engine: Engine, count: number): Promise<LoadedShop> {
  const folder = temporaryFolder('load');
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = postgres?.socketUrl;
  const database = await connect({ dataDir: folder.path, databaseUrl }, quiet);
  await migrate(database);
  await seed(database.db, { kind: 'demo', now: new Date() });
  const usernames = await addCustomers(database.db, count);
  const crowd = await addBuyers({ db: database.db, now: () => new Date() }, 1_400);
  await database.close();
  const env = { LOG_LEVEL: 'error', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const server = await startServer({ dataDir: folder.path, env, script: 'scripts/start.mjs' }, 180_000);
  return {
    server,
    usernames,
    crowd,
    close: async () => {
      await server.kill();
      await postgres?.stop();
      folder.remove();
    },
  };
}
