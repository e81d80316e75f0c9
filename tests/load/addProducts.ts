import { connect } from '../../api-server/src/db/connect.ts';
import type { Db } from '../../api-server/src/db/database.ts';
import { products, skus } from '../../api-server/src/db/tables/catalogue.ts';

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

const copyProduct = async (db: Db, product: typeof products.$inferSelect, mark: string): Promise<void> => {
  const { id, ...rest } = product;
  const [copy] = await db
    .insert(products)
    .values({ ...rest, sku: `${rest.sku}-${mark}`, name: `${rest.name} ${mark}` })
    .returning({ id: products.id });
  if (!copy) throw new Error(`Product ${id} was not copied.`);
  await db.insert(skus).values({
    productId: copy.id,
    sku: `${rest.sku}-${mark}`,
    weightMg: rest.weightMg,
    stock: 100,
  });
};

/** Copies of the demo products until there are `count`, in the folder of a server that is not running. */
export const addProducts = async (dataDir: string, count: number): Promise<void> => {
  const { db, close } = await connect({ dataDir, databaseUrl: undefined }, silent);
  const seeded = await db.select().from(products);
  for (let made = seeded.length; made < count; made += 1) {
    const original = seeded[made % seeded.length];
    if (original) await copyProduct(db, original, String(made));
  }
  await close();
};
