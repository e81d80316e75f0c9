import { and, asc, eq } from 'drizzle-orm';
import { calendarDate, isRupiah, type Milligram, milligram, type Rupiah, rupiah } from 'shop-core/rules';
import type { ZakatEntry } from 'shop-core/rules/gold';
import type { Db, Tx } from '../../db/database.ts';
import { zakatEntries } from '../../db/tables/advice.ts';
import { config } from '../../db/tables/content.ts';
import { customers } from '../../db/tables/customers.ts';
import { refuse } from '../../http/refuse.ts';

/** An entry as it is kept: what the rules need of it, and what the customer wrote beside. */
export interface GoldEntry extends ZakatEntry {
  readonly id: number;
  readonly goldType: string;
  readonly weight: Milligram;
  readonly price: Rupiah;
}

export type NewGoldEntry = Omit<GoldEntry, 'id'>;

/** All that a customer bought and sold, oldest first. */
export async function loadEntries(db: Db, customerId: number): Promise<GoldEntry[]> {
  const rows = await db
    .select()
    .from(zakatEntries)
    .where(eq(zakatEntries.customerId, customerId))
    .orderBy(asc(zakatEntries.date), asc(zakatEntries.id));
  return rows.map(({ id, type, goldType, weightMg, purity, price, date }) => ({
    id,
    type,
    goldType,
    weight: milligram(weightMg),
    purity,
    price: rupiah(price),
    date: calendarDate(date),
  }));
}

/** Locks the customer, so that two sales at once can't both sell the same gold. */
export async function lockLedger(tx: Tx, customerId: number): Promise<void> {
  const [customer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
  if (!customer) refuse({ code: 'LOGIN_REQUIRED' });
}

/** Writes an entry over the customer's own with this id, or as a new one when the id is 0; its id. */
export async function writeEntry(tx: Tx, customerId: number, id: number, entry: NewGoldEntry, now: Date) {
  const { type, goldType, weight, purity, price, date } = entry;
  const values = { type, goldType, weightMg: weight, purity, price, date };
  const [written] =
    id === 0
      ? await tx
          .insert(zakatEntries)
          .values({ ...values, customerId, createdAt: now })
          .returning({ id: zakatEntries.id })
      : await tx.update(zakatEntries).set(values).where(ownEntry(customerId, id)).returning({ id: zakatEntries.id });
  return written?.id ?? refuse({ code: 'NOT_FOUND', what: 'ZAKAT_ENTRY' });
}

export async function deleteEntry(tx: Tx, customerId: number, id: number): Promise<void> {
  const gone = await tx.delete(zakatEntries).where(ownEntry(customerId, id)).returning({ id: zakatEntries.id });
  if (gone.length === 0) refuse({ code: 'NOT_FOUND', what: 'ZAKAT_ENTRY' });
}

function ownEntry(customerId: number, id: number) {
  return and(eq(zakatEntries.id, id), eq(zakatEntries.customerId, customerId));
}

/** Today's price of a gram of fine gold; null while nobody has set one. */
export async function goldPrice(db: Db): Promise<Rupiah | null> {
  const [setting] = await db.select({ value: config.value }).from(config).where(eq(config.name, 'HARGA_EMAS_PER_GRAM'));
  const price = Number(setting?.value ?? 0);
  return isRupiah(price) && price > 0 ? price : null;
}
