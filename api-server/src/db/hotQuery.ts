import type { Db } from './database.ts';

/**
 * A query that is built once for each connection it runs on, and prepared there: building it takes longer than running it.
 * What changes from one run to the next goes in by `sql.placeholder`.
 *
 * `const loadThing = hotQuery((db) => db.select()... .prepare('thing')); await loadThing(tx).execute({ id })`
 */
export function hotQuery<Q>(build: (db: Db) => Q): (db: Db) => Q {
  const built = new WeakMap<object, Q>();
  return (db) => {
    // A transaction's session is that of its connection, so it outlives the transaction.
    const { session } = db._;
    const known = built.get(session);
    if (known) return known;
    const query = build(db);
    built.set(session, query);
    return query;
  };
}
