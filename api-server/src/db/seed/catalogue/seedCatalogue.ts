import type { CalendarDate } from 'shop-core/rules';
import type { Tx } from '../../database.ts';
import { productImages, productPrices, productSubCategories, products } from '../../tables/catalogue.ts';
import { pictureUrl } from '../pictures/pictureUrl.ts';
import { levelPrices } from './levels.ts';
import { productRow } from './productRow.ts';
import { seedProducts } from './products.ts';
import { type CategoryIds, seedCategories } from './seedCategories.ts';
import type { MadeProduct } from './seedProduct.ts';
import { seedReviews } from './seedReviews.ts';
import { seedSkus } from './seedSkus.ts';

/** Writes categories, products, what is sold of them, their pictures, the personal prices and what customers say. */
export async function seedCatalogue(tx: Tx, today: CalendarDate): Promise<void> {
  const ids = await seedCategories(tx);
  const made = await insertProducts(tx, today, ids);
  await tx
    .insert(productSubCategories)
    .values(
      made.flatMap(({ id: productId, category, subCategories }) =>
        subCategories.map((name) => ({ productId, subCategoryId: ids.subCategoryOf(category, name) })),
      ),
    );
  await tx.insert(productImages).values(
    made.flatMap(({ id: productId, pictures }) =>
      pictures.map((name, position) => ({
        productId,
        image: pictureUrl(name),
        isFavourite: position === 0,
        position,
      })),
    ),
  );
  await tx
    .insert(productPrices)
    .values(made.flatMap((product) => levelPrices(product).map((price) => ({ productId: product.id, ...price }))));
  await seedSkus(tx, made);
  await seedReviews(tx, today, made);
}

async function insertProducts(tx: Tx, today: CalendarDate, { categoryOf }: CategoryIds): Promise<MadeProduct[]> {
  const rows = seedProducts.map((product, index) =>
    productRow(product, today, categoryOf(product.category), index + 1),
  );
  const made = await tx.insert(products).values(rows).returning({ id: products.id, sku: products.sku });
  const ids = new Map(made.map(({ id, sku }) => [sku, id]));
  return seedProducts.map((product) => {
    const id = ids.get(product.sku);
    if (id === undefined) throw new Error(`the product ${product.sku} was not written`);
    return { ...product, id };
  });
}
