import { and, eq, notExists, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { quizSubmissions, zakatEntries } from '../../db/tables/advice.ts';
import {
  billingAddresses,
  customers,
  emailChanges,
  notifications,
  oneTimePasswords,
  passwordLinks,
  sessions,
} from '../../db/tables/customers.ts';
import { mailOutbox } from '../../db/tables/mail.ts';
import { cartAdds, cartLines, orderHistory, orders, type StoredAddress, uniqueCodes } from '../../db/tables/orders.ts';
import { reviews } from '../../db/tables/reviews.ts';
import { forgetTrust } from '../../security/guessing/forgetTrust.ts';
import { shopAccount } from '../shopAccount.ts';

type Person = Pick<typeof customers.$inferSelect, 'id' | 'emailKey'>;

const owned = [
  sessions,
  oneTimePasswords,
  passwordLinks,
  emailChanges,
  billingAddresses,
  cartLines,
  cartAdds,
  uniqueCodes,
  notifications,
  zakatEntries,
] as const;

/** What is the customer's alone goes. What they wrote about products stays, without a name. */
export async function forgetOwned(tx: Tx, { id, emailKey }: Person): Promise<void> {
  for (const table of owned) await tx.delete(table).where(eq(table.customerId, id));
  await forgetTrust(tx, shopAccount(id));
  await tx.delete(quizSubmissions).where(eq(quizSubmissions.email, emailKey));
  await tx.update(reviews).set({ customerId: null, name: 'Pelanggan' }).where(eq(reviews.customerId, id));
}

/** Mails on their way are sent no more; of those that were sent it is forgotten to whom. */
export async function forgetMails(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .update(mailOutbox)
    .set({ toAddress: '', text: '', html: null, lastError: null, sentAt: sql`coalesce(${mailOutbox.sentAt}, ${now})` })
    .where(eq(mailOutbox.toAddress, email));
}

const nowhere: StoredAddress = {
  ...{ fullName: '', phoneNumber: null, company: null, place: null, address: '', note: null },
  ...{ subdistrictName: null, districtName: null, cityName: '', provinceName: '', postalCode: '' },
};

/** Nobody needs to know where orders would have gone that were never paid; of paid ones the books must tell it. */
export async function forgetUnpaidOrders(tx: Tx, customerId: number): Promise<void> {
  const wasPaid = tx
    .select({ id: orderHistory.id })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, orders.id), eq(orderHistory.status, 'processing')));
  await tx
    .update(orders)
    .set({ billingAddress: nowhere, shippingAddress: null, note: null })
    .where(and(eq(orders.customerId, customerId), eq(orders.status, 'cancelled'), notExists(wasPaid)));
}

/** Leaves of the person a row without a name. Username and e-mail are free from now on. */
export async function forgetPerson(tx: Tx, id: number, now: Date): Promise<void> {
  const nobody = { username: `dihapus-${id}`, usernameKey: `dihapus-${id}`, email: '', emailKey: '' };
  const unknown = { firstName: null, lastName: null, gender: null, birthDate: null, phone: null, avatar: null };
  const unattached = { companyId: null, companyApprovedAt: null, referredById: null };
  await tx
    .update(customers)
    .set({
      ...nobody,
      ...unknown,
      ...unattached,
      passwordHash: null,
      lastLoginAt: null,
      updatedAt: now,
      deletedAt: now,
    })
    .where(eq(customers.id, id));
}
