import type { ProductListItem } from '../../contract/entities/product.ts';
import type { HeldProduct } from './heldShop.ts';

/** A product as lists show it. */
export function listedProduct(product: HeldProduct): ProductListItem {
  const { category: categoryName, subCategories, typeCode, ...shared } = product;
  return { ...shared, categoryName, subCategoryName: subCategories[0]?.name ?? null, typeCode, typeName: typeCode };
}
