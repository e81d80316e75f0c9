import { asc, eq } from 'drizzle-orm';
import type { ProductVariation } from 'shop-core/contract';
import { milligram } from 'shop-core/rules';
import type { Db } from '../../db/connect.ts';
import { attributes, attributeValues, skuAttributes, skus } from '../../db/tables/catalogue.ts';

/** What is sold and counted of a product, in order. A simple product has one, without attributes. */
export async function variationsOf(db: Db, productId: number): Promise<ProductVariation[]> {
  const rows = await db
    .select({
      id: skus.id,
      sku: skus.sku,
      weightMg: skus.weightMg,
      stock: skus.stock,
      attributeId: attributes.id,
      name: attributes.name,
      valueId: attributeValues.id,
      value: attributeValues.value,
    })
    .from(skus)
    .leftJoin(skuAttributes, eq(skuAttributes.skuId, skus.id))
    .leftJoin(attributeValues, eq(attributeValues.id, skuAttributes.valueId))
    .leftJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(eq(skus.productId, productId))
    .orderBy(asc(skus.position), asc(skus.id), asc(attributes.id));
  const variations = new Map<number, ProductVariation>();
  for (const { id, sku, weightMg, stock, attributeId, name, valueId, value } of rows) {
    const variation = variations.get(id) ?? { id, sku, weight: milligram(weightMg), stock, attributes: [] };
    variations.set(id, variation);
    if (attributeId !== null && name !== null && valueId !== null && value !== null) {
      variation.attributes.push({ attributeId, name, valueId, value });
    }
  }
  return [...variations.values()];
}
