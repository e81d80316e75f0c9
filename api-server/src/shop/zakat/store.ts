import { and, asc, eq } from 'drizzle-orm';
import type { GoldEntry, ZakatFacts } from 'shop-core/decisions';
import { calendarDate, isRupiah, milligram, type Rupiah, rupiah } from 'shop-core/rules';
import type { Db, Tx } from '../../db/database.ts';
import { zakatEntries } from '../../db/tables/advice.ts';
import { config } from '../../db/tables/content.ts';
import { customers } from '../../db/tables/customers.ts';
import { refuse } from '../../http/refuse.ts';

export async function loadFacts(db: Db, customerId: number): Promise<ZakatFacts> {
  return { entries: await loadEntries(db, customerId), goldPrice: await goldPrice(db) };
}

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

/** Writes an entry over the customer's own with its id, or as a new one when the id is 0; its id. */
export async function writeEntry(tx: Tx, customerId: number, { id, ...entry }: GoldEntry, now: Date): Promise<number> {
  const { weight: weightMg, ...written } = entry;
  const values = { ...written, weightMg };
  const [row] =
    id === 0
      ? await tx
          .insert(zakatEntries)
          .values({ ...values, customerId, createdAt: now })
          .returning({ id: zakatEntries.id })
      : await tx.update(zakatEntries).set(values).where(ownEntry(customerId, id)).returning({ id: zakatEntries.id });
  return row?.id ?? refuse({ code: 'NOT_FOUND', what: 'ZAKAT_ENTRY' });
}

export async function deleteEntry(tx: Tx, customerId: number, id: number): Promise<void> {
  const gone = await tx.delete(zakatEntries).where(ownEntry(customerId, id)).returning({ id: zakatEntries.id });
  if (gone.length === 0) refuse({ code: 'NOT_FOUND', what: 'ZAKAT_ENTRY' });
}

function ownEntry(customerId: number, id: number) {
  return and(eq(zakatEntries.id, id), eq(zakatEntries.customerId, customerId));
}

/** Today's price of a gram of fine gold; null while nobody has set one. */
async function goldPrice(db: Db): Promise<Rupiah | null> {
  const [setting] = await db.select({ value: config.value }).from(config).where(eq(config.name, 'HARGA_EMAS_PER_GRAM'));
  const price = Number(setting?.value ?? 0);
  return isRupiah(price) && price > 0 ? price : null;
}
