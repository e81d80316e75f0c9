import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<{ open: boolean }>();

/** Runs the body of a transaction, so that `refuseInsideTransaction` knows of it. */
export function insideTransaction<T>(run: () => Promise<T>): Promise<T> {
  const transaction = { open: true };
  return scope.run(transaction, async () => {
    try {
      return await run();
    } finally {
      transaction.open = false;
    }
  });
}

/** Starts work that a transaction does not wait for, and which may use the database itself. */
export function outsideTransaction<T>(run: () => T): T {
  return scope.exit(run);
}

/**
 * Stops a query of `db` while its caller's transaction is open. PGlite would wait for the transaction, which waits for
 * the query, for ever; PostgreSQL would answer from outside the transaction.
 */
export function refuseInsideTransaction(): void {
  if (scope.getStore()?.open) throw new Error('Inside a transaction only its tx may be used, but db was.');
}

/** Stops a query of a transaction that has ended: its connection may be another one's by now. */
export function requireOpenTransaction(): void {
  if (!scope.getStore()?.open) throw new Error('This transaction has ended, but its tx was used.');
}
