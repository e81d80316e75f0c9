import type { Tx } from '../../database.ts';
import { attributes, attributeValues, skuAttributes, skus } from '../../tables/catalogue.ts';
import type { MadeProduct } from './seedProduct.ts';

/** Writes what is counted and sold: each product's one sku, or its variations with their attributes. */
export async function seedSkus(tx: Tx, products: readonly MadeProduct[]): Promise<void> {
  const rows = products.flatMap(({ id: productId, skus: own }) =>
    own.map(({ sku, weightMg, stock }, position) => ({ productId, sku, weightMg, stock, position })),
  );
  const made = await tx.insert(skus).values(rows).returning({ id: skus.id, sku: skus.sku });
  const skuIds = new Map(made.map(({ id, sku }) => [sku, id]));
  const chosen = products.flatMap(({ skus: own }) =>
    own.flatMap(({ sku, attributes: pairs = {} }) =>
      Object.entries(pairs).map(([name, value]) => ({ sku, name, value })),
    ),
  );
  const valueIds = await insertAttributes(tx, chosen);
  await tx.insert(skuAttributes).values(
    chosen.map(({ sku, name, value }) => ({
      skuId: known(skuIds, sku),
      valueId: known(valueIds, `${name}=${value}`),
    })),
  );
}

type Choice = { readonly name: string; readonly value: string };

/** Each attribute once and each value once, in the order products name them. Gives the values' ids by 'name=value'. */
async function insertAttributes(tx: Tx, chosen: readonly Choice[]): Promise<Map<string, number>> {
  const names = [...new Set(chosen.map(({ name }) => name))];
  const made = await tx
    .insert(attributes)
    .values(names.map((name) => ({ name })))
    .returning();
  const attributeIds = new Map(made.map(({ id, name }) => [name, id]));
  const distinct = [...new Map(chosen.map((choice) => [`${choice.name}=${choice.value}`, choice])).values()];
  const sorted = distinct.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name) || byValue(a.value, b.value));
  const values = await tx
    .insert(attributeValues)
    .values(sorted.map(({ name, value }, position) => ({ attributeId: known(attributeIds, name), value, position })))
    .returning();
  return new Map(values.map(({ id, value }, index) => [`${sorted[index]?.name}=${value}`, id]));
}

// Sizes by number ('8' before '10'), words by letter.
const byValue = (a: string, b: string) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1);

function known<K>(ids: ReadonlyMap<K, number>, key: K): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the seed has no ${String(key)}`);
  return id;
}
