import type { ProductDetail, ProductVariation } from 'shop-core/contract';

/** What is chosen between: each attribute of the variations, with the values that there are of it, in their order. */
export function attributesOf(variations: readonly ProductVariation[]): ProductDetail['attributes'] {
  const found = new Map<number, ProductDetail['attributes'][number]>();
  for (const { attributeId, name, valueId, value } of variations.flatMap((variation) => variation.attributes)) {
    const attribute = found.get(attributeId) ?? { id: attributeId, name, values: [] };
    found.set(attributeId, attribute);
    if (!attribute.values.some(({ id }) => id === valueId)) attribute.values.push({ id: valueId, value });
  }
  return [...found.values()];
}
