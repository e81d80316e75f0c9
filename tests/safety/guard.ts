/** What a guard is taken away by: a text that stands once in a file, and what stands there without the guard. */
export type Edit = readonly [file: string, from: string, to: string];

export interface Guard {
  readonly name: string;
  /** Several where one guard stands behind another: the test is of what both keep. */
  readonly edits: readonly Edit[];
  /** The test that must fail without it. */
  readonly file: string;
  readonly title: string;
  /** Default: PostgreSQL, where transactions run at the same time. The embedded database is there sooner. */
  readonly project?: 'process' | 'server-pglite';
}

export const server = (path: string) => `api-server/src/${path}`;
export const core = (path: string) => `shop-core/src/${path}`;
export const safety = (name: string) => `tests/safety/${name}.test.ts`;

export const first = server('db/migrations/0000_first.sql');
export const contract = server('db/migrations/0001_contract.sql');

/** Any other function keeps nobody waiting. */
export const unlocked = ['select pg_advisory_xact_lock(', 'select abs('] as const;

/** Whatever is used up free of charge is counted one after another. */
export const spent: Edit = [server('budget/spend.ts'), ...unlocked];
