import type { Database } from './connect.ts';

interface Query {
  readonly text: string;
  readonly values: unknown[];
}

export interface Plan {
  readonly query: string;
  readonly lines: readonly string[];
  /** The tables that are read from end to end. */
  readonly scanned: readonly string[];
}

/** The queries that `run` sends outside transactions. Watched where all clients get `query` from: theirs may be a proxy. */
export async function queriesOf(database: Database, run: () => Promise<unknown>): Promise<Query[]> {
  const home: { query: unknown } = Object.getPrototypeOf(database.client);
  const { query } = home;
  if (typeof query !== 'function') throw new Error('the client has no query');
  const queries: Query[] = [];
  home.query = function (asked: string | { text: string }, values: unknown[] = [], ...more: unknown[]) {
    queries.push({ text: typeof asked === 'string' ? asked : asked.text, values: [...values] });
    return Reflect.apply(query, this, [asked, values, ...more]);
  };
  try {
    await run();
  } finally {
    home.query = query;
  }
  return queries;
}

type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/** One connection for all that `run` asks, in a transaction. */
async function inOne<T>(database: Database, run: (ask: Ask) => Promise<T>): Promise<T> {
  if (database.engine === 'pglite')
    return database.client.transaction((tx) => run((text, values) => tx.query(text, values)));
  const client = await database.client.connect();
  try {
    await client.query('begin');
    return await run((text, values) => client.query(text, values));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const firstColumn = (row: unknown): unknown => Object.values(row as object)[0];

/** How the database would run these queries. */
export function plansOf(database: Database, queries: readonly Query[]): Promise<Plan[]> {
  return inOne(database, async (ask) => {
    const plans: Plan[] = [];
    for (const { text, values } of queries) {
      const lines = (await ask(`explain ${text}`, values)).rows.map((row) => String(firstColumn(row)));
      const scanned = lines.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? []);
      plans.push({ query: text, lines, scanned });
    }
    return plans;
  });
}

interface Node {
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
}

function count(node: Node, read: Map<string, number>): void {
  const { 'Relation Name': table, Plans = [] } = node;
  const looked =
    node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  if (table) read.set(table, (read.get(table) ?? 0) + looked * node['Actual Loops']);
  for (const inner of Plans) count(inner, read);
}

/** How many rows of each table a query looks at. Small tables are best read whole: here that is forbidden. */
export function rowsRead(database: Database, { text, values }: Query): Promise<ReadonlyMap<string, number>> {
  return inOne(database, async (ask) => {
    await ask('set local enable_seqscan = off');
    const { rows } = await ask(`explain (analyze, format json) ${text}`, values);
    const said = firstColumn(rows[0]);
    const [{ Plan: plan }] = typeof said === 'string' ? JSON.parse(said) : said;
    const read = new Map<string, number>();
    count(plan, read);
    return read;
  });
}

/** Runs statements one after another on one connection. */
export async function runAll(database: Database, statements: readonly string[]): Promise<void> {
  if (database.engine === 'pglite') {
    for (const statement of statements) await database.client.exec(statement);
    return;
  }
  const client = await database.client.connect();
  for (const statement of statements) await client.query(statement);
  client.release();
}
