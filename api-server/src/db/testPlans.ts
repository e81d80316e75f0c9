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

/** The queries that `run` sends outside transactions. */
export async function queriesOf(database: Database, run: () => Promise<unknown>): Promise<Query[]> {
  const client: { query: unknown } = database.client;
  const { query } = client;
  if (typeof query !== 'function') throw new Error('the client has no query');
  const queries: Query[] = [];
  client.query = (asked: string | { text: string }, values: unknown[] = [], ...more: unknown[]) => {
    queries.push({ text: typeof asked === 'string' ? asked : asked.text, values: [...values] });
    return Reflect.apply(query, database.client, [asked, values, ...more]);
  };
  try {
    await run();
  } finally {
    client.query = query;
  }
  return queries;
}

type Ask = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

async function explained(ask: Ask, queries: readonly Query[], setting: string): Promise<Plan[]> {
  await ask(setting);
  const plans: Plan[] = [];
  for (const { text, values } of queries) {
    const { rows } = await ask(`explain ${text}`, values);
    const lines = rows.map((row) => String(Object.values(row as object)[0]));
    const scanned = lines.flatMap((line) => /Seq Scan on (\w+)/.exec(line)?.[1] ?? []);
    plans.push({ query: text, lines, scanned });
  }
  return plans;
}

/** How the database would run these queries. Without sequential scans it takes them only where no index serves. */
export async function plansOf(
  database: Database,
  queries: readonly Query[],
  { withSequentialScans = true } = {},
): Promise<Plan[]> {
  const setting = `set local enable_seqscan = ${withSequentialScans ? 'on' : 'off'}`;
  if (database.engine === 'pglite') {
    return database.client.transaction((tx) => explained((text, values) => tx.query(text, values), queries, setting));
  }
  const client = await database.client.connect();
  try {
    await client.query('begin');
    return await explained((text, values) => client.query(text, values), queries, setting);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
