import { longestRange, tellsField, tellsFilter } from 'admin-console/contract';
import { and, asc, desc, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../db/containing.ts';
import type { Db } from '../../db/database.ts';
import { refuseAdmin } from '../refuseAdmin.ts';
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
type AnyTable = RestTable<unknown, Readonly<Record<string, unknown>>, string> & {
  readonly search: Readonly<Record<string, unknown>>;
};

/** A resource by its name in the contract, and how it is read. */
export interface ReadResource<Table = AnyTable> {
  readonly name: string;
  readonly table: Table;
}

type Narrowed = ReadResource<Pick<AnyTable, 'id' | 'filters' | 'search' | 'scope'>>;

/** One page of a list, and how many rows there are in all. Equal rows stand by their id, so that no page repeats one. */
export async function listRows(db: Db, resource: ReadResource, ask: ListAsk, asking: Asking): Promise<Listed> {
  const { table } = resource;
  const where = rowsFor(resource, ask.filter ?? {}, asking);
  const [first, last] = ask.range ?? [0, longestRange - 1];
  const rows = await table
    .rows(db, asking)
    .where(where)
    .orderBy(...order(resource, ask.sort, asking))
    .limit(last - first + 1)
    .offset(first);
  const isWhole = first === 0 && rows.length <= last;
  return { rows, first, total: isWhole ? rows.length : await countRows(db, table, where, asking) };
}

/** One record, undefined when there is none or the asking admin may not see it. */
export async function findRow(db: Db, resource: ReadResource, id: number, asking: Asking): Promise<unknown> {
  const [row] = await resource.table.rows(db, asking).where(rowsFor(resource, { id: [id] }, asking));
  return row;
}

/** One record, whoever may see it: what was just written is told to who wrote it. */
export async function writtenRow(db: Db, { table }: ReadResource, id: number, asking: Asking): Promise<unknown> {
  const [row] = await table.rows(db, asking).where(inArray(table.id, [id]));
  return row;
}

/** The rows that the asking admin may see and the filter lets through: the one place where either is applied. */
export function rowsFor(
  { name, table }: Narrowed,
  filter: Readonly<Record<string, unknown>>,
  asking: Asking,
): SQL | undefined {
  const conditions = Object.entries(filter).map(([by, value]) => {
    if (value === undefined || value === null) return undefined;
    if (by === 'id') return inArray(table.id, value as number[]);
    if (by === 'q') return searched({ name, table }, String(value), asking);
    if (!tellsFilter(name, by, asking.admin.permissions)) refuseAdmin({ code: 'PERMISSION_MISSING' });
    return table.filters[by]?.(value, asking, filter);
  });
  return and(table.scope(asking), ...conditions);
}

/** Looks for a text in what the asking admin is told of the rows. */
function searched({ name, table }: Narrowed, text: string, asking: Asking): SQL | undefined {
  const told = Object.entries(table.search).filter(([field]) => tellsField(name, field, asking.admin.permissions));
  const found = told.map(([, by]) =>
    typeof by === 'function' ? (by(text, asking) as SQL) : ilike(by as SQL, containing(text)),
  );
  return found.length === 0 ? sql`false` : or(...found);
}

function order({ name: resource, table }: ReadResource, sort: ListAsk['sort'], asking: Asking): SQL[] {
  const [name = Object.keys(table.sort)[0] ?? 'id', direction = 'ASC'] = sort ?? [];
  if (!tellsField(resource, name, asking.admin.permissions)) refuseAdmin({ code: 'PERMISSION_MISSING' });
  const by = table.sort[name] ?? table.id;
  const terms = [typeof by === 'function' ? by(asking) : by].flat();
  // What is missing comes last, whichever way the list is turned.
  return direction === 'DESC'
    ? [...terms.map((term) => sql`${term} desc nulls last`), desc(table.id)]
    : [...terms, table.id].map((term) => asc(term));
}

async function countRows(db: Db, table: AnyTable, where: SQL | undefined, asking: Asking): Promise<number> {
  const matching = table.rows(db, asking).where(where);
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${matching} as matching`);
  return rows[0]?.total ?? 0;
}
