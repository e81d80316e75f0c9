import { longestRange } from 'admin-console/contract';
import { and, asc, desc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { Asking, RestTable } from './restTable.ts';

export interface ListAsk {
  readonly filter?: Readonly<Record<string, unknown>> | undefined;
  readonly sort?: readonly [string, 'ASC' | 'DESC'] | undefined;
  readonly range?: readonly [number, number] | undefined;
}

export interface Listed {
  readonly rows: unknown[];
  readonly total: number;
  readonly first: number;
}

/** The table of any resource: what the contract has let through has a filter and an order of its own here. */
type AnyTable = RestTable<unknown, Readonly<Record<string, unknown>>, string>;

export type FilterTable = Pick<AnyTable, 'id' | 'filters'>;

/** One page of a list, and how many rows there are in all. Equal rows stand by their id, so that no page repeats one. */
export async function listRows(db: Db, table: AnyTable, ask: ListAsk, asking: Asking): Promise<Listed> {
  const where = and(table.scope?.(asking), ...conditionsOf(table, ask.filter ?? {}, asking));
  const [first, last] = ask.range ?? [0, longestRange - 1];
  const rows = await table
    .rows(db, asking)
    .where(where)
    .orderBy(...order(table, ask.sort, asking))
    .limit(last - first + 1)
    .offset(first);
  const isWhole = first === 0 && rows.length <= last;
  return { rows, first, total: isWhole ? rows.length : await countRows(db, table, where, asking) };
}

/** One record, undefined when there is none or the asking admin may not see it. */
export async function findRow(db: Db, table: AnyTable, id: number, asking: Asking): Promise<unknown> {
  const [row] = await table.rows(db, asking).where(and(inArray(table.id, [id]), table.scope?.(asking)));
  return row;
}

/** What a filter asks of the rows. */
export function conditionsOf(table: FilterTable, filter: Readonly<Record<string, unknown>>, asking: Asking) {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (value === undefined || value === null) return [];
    if (name === 'id') return [inArray(table.id, value as number[])];
    return [table.filters[name]?.(value, asking, filter)];
  });
}

function order(table: AnyTable, sort: ListAsk['sort'], asking: Asking): SQL[] {
  const [name = Object.keys(table.sort)[0] ?? 'id', direction = 'ASC'] = sort ?? [];
  const by = table.sort[name] ?? table.id;
  const term = typeof by === 'function' ? by(asking) : by;
  // What is missing comes last, whichever way the list is turned.
  return direction === 'DESC' ? [sql`${term} desc nulls last`, desc(table.id)] : [asc(term), asc(table.id)];
}

async function countRows(db: Db, table: AnyTable, where: SQL | undefined, asking: Asking): Promise<number> {
  const matching = table.rows(db, asking).where(where);
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${matching} as matching`);
  return rows[0]?.total ?? 0;
}
