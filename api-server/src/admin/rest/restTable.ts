import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CalendarDate, FieldProblem } from 'shop-core/rules';
import type { Db, Tx } from '../../db/database.ts';
import type { Admin } from '../desk.ts';

/** Who asks, and when. */
export interface Asking {
  readonly admin: Admin;
  readonly now: Date;
  /** In Jakarta. */
  readonly today: CalendarDate;
}

/** A query of rows that the list narrows, orders and cuts; what Drizzle's dynamic select is. */
export interface RowQuery<Row> extends SQLWrapper, PromiseLike<Row[]> {
  where(condition: SQL | undefined): RowQuery<Row>;
  orderBy(...terms: SQL[]): RowQuery<Row>;
  limit(rows: number): RowQuery<Row>;
  offset(rows: number): RowQuery<Row>;
}

/** What a list is ordered by: first by the first of several. */
type Expression = SQL | PgColumn | readonly (SQL | PgColumn)[];

/** What a table holds for a value of the contract: it knows a calendar day only as a text. */
export type Stored<T> = T extends CalendarDate
  ? string
  : T extends Date
    ? T
    : T extends readonly (infer Item)[]
      ? readonly Stored<Item>[]
      : T extends object
        ? { readonly [K in keyof T]: Stored<T[K]> }
        : T;

/** How a resource of the contract is read from its tables. */
export interface RestTable<Row, Filters, Sortable extends string> {
  readonly id: PgColumn;
  /** Every row as the entity has it. */
  readonly rows: (db: Db, asking: Asking) => RowQuery<Stored<Row>>;
  readonly filters: {
    readonly [K in keyof Filters as Exclude<K, 'q'>]-?: (
      value: NonNullable<Filters[K]>,
      asking: Asking,
      all: Filters,
    ) => SQL | undefined;
  };
  readonly sort: { readonly [S in Sortable]: Expression | ((asking: Asking) => Expression) };
  /** What a search looks through, by the field that tells it: whoever is not told a field does not search it. */
  readonly search: { readonly [K in keyof Row]?: Expression | ((text: string, asking: Asking) => SQL) };
  /** The rows that somebody may see. There is no resource without one: `everyRow` says that it has all. */
  readonly scope: Scope;
}

export type Scope = (asking: Asking) => SQL | undefined;
/** Whoever may read the resource sees all of it. */
export const everyRow: Scope = () => undefined;

/** What a form is saved as: columns of the table. */
export type Columns = Readonly<Record<string, unknown>>;

/** How a record is written. */
export interface RestWriting<Row, Form> {
  readonly table: PgTable & { readonly id: PgColumn; readonly version: PgColumn };
  /** Texts that may not be empty. */
  readonly needed: readonly (keyof Form & string)[];
  /** The columns for a form, `before` being undefined for a new record. Refuses what the rules refuse. */
  readonly columns: (tx: Tx, form: Form, asking: Asking, before: Row | undefined) => Columns | Promise<Columns>;
  /** What of the form makes no sense: the console asks the same rule before it sends. */
  readonly problems?: (form: Form, today: CalendarDate) => readonly FieldProblem[];
  /** Writes what stands in other tables. */
  readonly saveMore?: (tx: Tx, id: number, form: Form) => Promise<void>;
  /** Refuses what may not be edited or deleted by hand. */
  readonly guard?: (before: Row) => void;
}
