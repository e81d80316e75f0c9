import { closeSync } from 'node:fs';
import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { insideTransaction, refuseInsideTransaction } from './transactionScope.ts';

/** PostgreSQL stopped itself inside PGlite, as when the disk is full. The SQLSTATE is that of a crash. */
export class PgliteDied extends Error {
  override name = 'PgliteDied';
  readonly code = '57P02';
}

/** What PostgreSQL's own errors leave the engine by; PGlite takes it up again from there. */
const longJump = 100;

const isLongJump = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === longJump;

/** One engine: closed to those who hold a transaction already, and quick to tell when it has died. */
export class GuardedPglite extends PGlite {
  death: PgliteDied | undefined;

  static async start(options: PGliteOptions): Promise<GuardedPglite> {
    const client = new GuardedPglite(options);
    await client.waitReady;
    client.watchForDeath();
    return client;
  }

  override async query<T>(sql: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    refuseInsideTransaction();
    return super.query<T>(sql, params, options);
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    return super.transaction((tx) => insideTransaction(() => run(tx)));
  }

  /** PGlite calls a dead engine again and again, for ever, and the process with it stands still: throw out of its loop. */
  private watchForDeath(): void {
    const { Module } = this;
    const step = Module._PostgresMainLoopOnce;
    Module._PostgresMainLoopOnce = () => {
      try {
        step();
      } catch (error) {
        if (!isLongJump(error)) this.die(error);
        throw error;
      }
    };
  }

  private die(cause: unknown): void {
    const death = new PgliteDied(`The embedded database stopped: ${String(cause)}`, { cause });
    const refuse = (): never => {
      throw death;
    };
    this.death = death;
    const { Module } = this;
    Object.assign(Module, { stackSave: refuse, stackRestore: refuse });
    Object.assign(Module, { _PostgresSendReadyForQueryIfNecessary: () => {}, _pgl_pq_flush: () => {} });
    for (const stream of Module.FS.streams) if (stream?.nfd) closeSync(stream.nfd);
  }
}
