import { eq } from 'drizzle-orm';
import { inTransaction } from '../../api-server/src/db/inTransaction.ts';
import { customers } from '../../api-server/src/db/tables/customers.ts';
import { creditPoints } from '../../api-server/src/loyalty/creditPoints.ts';
import { changeData } from './changeData.ts';

/** How many points each customer gets, by username. */
export type GivenPoints = Readonly<Record<string, number>>;

/** Gives points in a data folder that no server has open. */
export const givePoints = (dataDir: string, given: GivenPoints): Promise<void> =>
  changeData(dataDir, (db) =>
    inTransaction(db, async (tx) => {
      for (const [username, points] of Object.entries(given)) {
        const [customer] = await tx.select().from(customers).where(eq(customers.username, username));
        if (!customer) throw new Error(`There is no customer ${username}.`);
        const head = { customerId: customer.id, orderId: null, kind: 'ADJUSTED', at: new Date() } as const;
        await creditPoints(tx, { ...head, description: 'Hadiah' }, points);
      }
    }),
  );
