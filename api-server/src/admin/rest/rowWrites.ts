import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import type { Asking, Columns, RestWriting } from './restTable.ts';

/** How any resource is written: which columns there are, its own `columns` knows. */
export type Writing = RestWriting<unknown, Readonly<Record<string, unknown>>>;

/** Adds a row; its id. */
export async function insertRow(tx: Tx, { table }: Writing, columns: Columns, by: Asking): Promise<number> {
  const written = { createdById: by.admin.id, createdAt: by.now, updatedById: by.admin.id, updatedAt: by.now };
  const [row] = await tx
    .insert(table)
    .values({ ...columns, ...written } as never)
    .returning({ id: table.id });
  return Number(row?.id);
}

export async function updateRow(tx: Tx, { table }: Writing, id: number, columns: Columns, by: Asking): Promise<void> {
  const version = sql`${table.version} + 1`;
  await tx
    .update(table)
    .set({ ...columns, updatedById: by.admin.id, updatedAt: by.now, version } as never)
    .where(eq(table.id, id));
}

export async function deleteRow(tx: Tx, { table }: Writing, id: number): Promise<void> {
  await tx.delete(table).where(eq(table.id, id));
}

/** The version of a row, which nobody else changes until the transaction ends; undefined when there is none. */
export async function lockedVersion(tx: Tx, { table }: Writing, id: number): Promise<number | undefined> {
  const [row] = await tx.select({ version: table.version }).from(table).where(eq(table.id, id)).for('update');
  return row && Number(row.version);
}
