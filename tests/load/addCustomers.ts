import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../api-server/src/db/database.ts';
import { skus } from '../../api-server/src/db/tables/catalogue.ts';
import { billingAddresses, customers } from '../../api-server/src/db/tables/customers.ts';

/** Four, so that buyers meet at a bar without all standing in one line for it. */
export const bars = ['EB-0001-9999', 'EB-0002-9999', 'EB-0005-9999', 'EB-0010-9999'] as const;

/** Neighbours of the demo's Budi who log in with his password, and enough bars for all of them. Their usernames. */
export async function addCustomers(db: Db, count: number): Promise<string[]> {
  const [budi] = await db
    .select()
    .from(customers)
    .innerJoin(billingAddresses, eq(billingAddresses.customerId, customers.id))
    .where(eq(customers.username, 'budi'));
  if (!budi) throw new Error('the demo has no budi');
  const names = Array.from({ length: count }, (_, at) => `beban${at}`);
  for (const name of names) {
    const { id: _, ...rest } = budi.customers;
    const email = `${name}@contoh.test`;
    const own = { code: name.toUpperCase(), username: name, usernameKey: name, email, emailKey: email };
    const [added] = await db
      .insert(customers)
      .values({ ...rest, ...own })
      .returning();
    if (!added) throw new Error(`${name} was not added`);
    await db.insert(billingAddresses).values({ ...budi.billing_addresses, customerId: added.id });
  }
  await db.update(skus).set({ stock: 1_000_000 }).where(inArray(skus.sku, bars));
  return names;
}
