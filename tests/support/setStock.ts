import { eq } from 'drizzle-orm';
import { skus } from '../../api-server/src/db/tables/catalogue.ts';
import { changeData } from './changeData.ts';

/** How many pieces of each sku there are. */
export type Stock = Readonly<Record<string, number>>;

/** Sets what is in stock in a data folder that no server has open. */
export const setStock = (dataDir: string, stock: Stock): Promise<void> =>
  changeData(dataDir, async (db) => {
    for (const [sku, pieces] of Object.entries(stock)) {
      const set = await db.update(skus).set({ stock: pieces }).where(eq(skus.sku, sku)).returning();
      if (set.length === 0) throw new Error(`There is no sku ${sku}.`);
    }
  });
