import { eq } from 'drizzle-orm';
import { connect } from '../../api-server/src/db/connect.ts';
import { skus } from '../../api-server/src/db/tables/catalogue.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** How many pieces of each sku there are. */
export type Stock = Readonly<Record<string, number>>;

/** Sets what is in stock in a data folder that no server has open. */
export const setStock = async (dataDir: string, stock: Stock): Promise<void> => {
  const database = await connect({ dataDir, databaseUrl: undefined }, quiet);
  try {
    for (const [sku, pieces] of Object.entries(stock)) {
      const set = await database.db.update(skus).set({ stock: pieces }).where(eq(skus.sku, sku)).returning();
      if (set.length === 0) throw new Error(`There is no sku ${sku}.`);
    }
  } finally {
    await database.close();
  }
};
