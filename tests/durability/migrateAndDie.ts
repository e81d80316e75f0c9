import type { Transaction } from '@electric-sql/pglite';
import { connect } from '../../api-server/src/db/connect.ts';
import { GuardedPglite } from '../../api-server/src/db/guardedPglite.ts';
import { migrate } from '../../api-server/src/db/migrate.ts';

/** A process of its own: migrates the embedded database in a folder, and is killed before its n-th statement. */
const [dataDir = '', n = ''] = process.argv.slice(2);
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const database = await connect({ dataDir, databaseUrl: undefined }, quiet);
if (database.engine !== 'pglite') throw new Error('a folder holds the embedded database');
let left = Number(n);
const { transaction } = GuardedPglite.prototype;
database.client.transaction = function <T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
  const doomed = (tx: Transaction) =>
    run(
      new Proxy(tx, {
        get: (target, name) => {
          if (name === 'query' || name === 'exec') left -= 1;
          if (left < 0) process.kill(process.pid, 'SIGKILL');
          return Reflect.get(target, name);
        },
      }),
    );
  return Reflect.apply(transaction, this, [doomed]);
};
await migrate(database);
// As many statements as there are were not enough.
process.exit(3);
