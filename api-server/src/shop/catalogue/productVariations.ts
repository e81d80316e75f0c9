import { asc, eq, sql } from 'drizzle-orm';
import type { ProductVariation } from 'shop-core/contract';
import { milligram } from 'shop-core/rules';
import type { Db } from '../../db/connect.ts';
import { attributes, attributeValues, skuAttributes, skus } from '../../db/tables/catalogue.ts';

/** What is sold and counted of a product, in order. A simple product has one, without attributes. */
export function productVariations(db: Db): (productId: number) => Promise<ProductVariation[]> {
  const query = db
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
    .where(eq(skus.productId, sql.placeholder('productId')))
    .orderBy(asc(skus.position), asc(skus.id), asc(attributes.id))
    .prepare('product_variations');
  return async (productId) => grouped(await query.execute({ productId }));
}

interface Row {
  readonly id: number;
  readonly sku: string;
  readonly weightMg: number;
  readonly stock: number;
  readonly attributeId: number | null;
  readonly name: string | null;
  readonly valueId: number | null;
  readonly value: string | null;
}

function grouped(rows: readonly Row[]): ProductVariation[] {
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
