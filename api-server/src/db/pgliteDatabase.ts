import type { PGlite, Transaction } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Db, Tx } from './database.ts';
import { schema } from './tables/schema.ts';
import { requireOpenTransaction } from './transactionScope.ts';

/**
 * The database of a client. All its transactions are one session, which hotQuery knows again: PGlite runs one at a time, so
 * what the session asks goes to the one that is open, whichever engine it runs in by now.
 */
export function pgliteDatabase(client: PGlite): Db {
  let open: Transaction | undefined;
  const current = (): Transaction => {
    requireOpenTransaction();
    if (!open) throw new Error('no transaction is open');
    return open;
  };
  const session: Transaction = {
    query: (text, params, options) => current().query(text, params, options),
    sql: (strings, ...params) => current().sql(strings, ...params),
    exec: (text, options) => current().exec(text, options),
    rollback: () => current().rollback(),
    listen: (channel, callback) => current().listen(channel, callback),
    closed: false,
  };
  const transaction: PGlite['transaction'] = (run) =>
    client.transaction((tx) => {
      open = tx;
      return run(session);
    });
  const sharing = new Proxy(client, {
    get: (_, name) => {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(client, name);
      return typeof value === 'function' ? value.bind(client) : value;
    },
  });
  const db: Db = drizzle({ client: sharing, schema });
  const begin = db.transaction.bind(db);
  let shared: Tx | undefined;
  db.transaction = (run, config) =>
    begin((tx) => {
      shared ??= tx;
      return run(shared);
    }, config);
  return db;
}
