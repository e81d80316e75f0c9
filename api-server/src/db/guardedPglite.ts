import { closeSync } from 'node:fs';
import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';
import { myTurn } from '../turnsOfTheLoop.ts';
import { type DatabaseLine, databaseLine } from './databaseLine.ts';
import { isWorthKeeping, keptStatements } from './keptStatements.ts';
import { insideTransaction, refuseInsideTransaction } from './transactionScope.ts';

/** PostgreSQL stopped itself inside PGlite, as when the disk is full. The SQLSTATE is that of a crash. */
export class PgliteDied extends Error {
  override name = 'PgliteDied';
  readonly code = '57P02';
}

/** How PostgreSQL's own errors leave the engine; PGlite takes it up again from there. */
const longJump = 100;

const isLongJump = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === longJump;

/** One engine: closed to those who hold a transaction already, and quick to tell when it has died. */
export class GuardedPglite extends PGlite {
  death: PgliteDied | undefined;
  readonly #lastWords: () => string;
  readonly #onDeath: () => void;
  readonly #line: DatabaseLine;
  readonly #runKept = keptStatements(this);

  private constructor(options: PGliteOptions, onDeath: () => void, line: DatabaseLine) {
    let lastWords = '';
    const onStderr = (line: string): boolean => {
      if (/FATAL|PANIC/.test(line)) lastWords = line;
      return true;
    };
    super({ ...options, onStderr });
    this.#lastWords = () => lastWords;
    this.#onDeath = onDeath;
    this.#line = line;
  }

  /** @throws PgliteDied when it can't start */
  static async start(options: PGliteOptions, onDeath = () => {}, line = databaseLine()): Promise<GuardedPglite> {
    const client = new GuardedPglite(options, onDeath, line);
    try {
      await client.waitReady;
    } catch (error) {
      throw client.#die(error);
    }
    client.#watch();
    return client;
  }

  /** Every query and every transaction comes by here, once its turn has come. */
  override _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T> {
    const inTurn = (run: () => Promise<T>) => super._runExclusiveTransaction(run);
    // PGlite asks while it starts, in its constructor: there is no line yet, and nobody in it.
    return this.ready ? this.#line.pass(work, inTurn) : inTurn(work);
  }

  /** Each statement, also of an open transaction. */
  override async _runExclusiveQuery<T>(work: () => Promise<T>): Promise<T> {
    if (this.ready) await myTurn();
    return super._runExclusiveQuery(work);
  }

  override async query<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    refuseInsideTransaction();
    if (!this.ready || !isWorthKeeping(text)) return super.query<T>(text, params, options);
    await this._checkReady();
    return this._runExclusiveTransaction(async () => {
      const results = await this._runExclusiveQuery(() => this.#runKept<T>(text, params, options));
      await this.syncToFs();
      return results;
    });
  }

  override async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    refuseInsideTransaction();
    return super.transaction((tx) => insideTransaction(() => run(this.#keeping(tx))));
  }

  /** The same transaction with statements that are kept. */
  #keeping(tx: Transaction): Transaction {
    return {
      ...tx,
      query: (text, params = [], options) => {
        if (!isWorthKeeping(text)) return tx.query(text, params, options);
        return this._runExclusiveQuery(() => this.#runKept(text, params, options));
      },
    };
  }

  /** PGlite would call a dead engine again and again, for ever, and the process would stand still. */
  #watch(): void {
    const { Module } = this;
    const step = Module._PostgresMainLoopOnce;
    Module._PostgresMainLoopOnce = () => {
      try {
        step();
      } catch (error) {
        if (!isLongJump(error)) this.#die(error);
        throw error;
      }
    };
  }

  #die(cause: unknown): PgliteDied {
    const death = new PgliteDied(this.#lastWords() || String(cause), { cause });
    const refuse = (): never => {
      throw death;
    };
    this.death = death;
    this.#onDeath();
    // The step that failed is caught by PGlite; what it calls next is not.
    Object.assign(this.Module ?? {}, {
      stackSave: refuse,
      stackRestore: refuse,
      _PostgresSendReadyForQueryIfNecessary: () => {},
      _pgl_pq_flush: () => {},
    });
    for (const stream of this.Module?.FS.streams ?? []) if (stream?.nfd) closeSync(stream.nfd);
    return death;
  }
}
