import { isoDate, list, type Named, orNull, slashDate, wholeList, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { count, grams, id, money, words } from '../scalars.ts';

export const productSegment = z.enum(['INDIVIDU', 'CORPORATE', 'ALL']);

const listItemFields = {
  id: ['id', id],
  sku: ['sku', words],
  image: ['image', orNull(words)],
  stock: ['stock', z.int()],
  rating: ['rating', z.number()],
  weight: ['weight', grams],
  // Ours: weight and purity stand beside every gold name (look.md). Null for what is not gold.
  purity: ['purity', orNull(words)],
  categoryName: ['category-name', words],
  subCategoryName: ['sub-catgeory-name', orNull(words)],
  name: ['product-name', words],
  regularPrice: ['regular-price', money],
  price: ['price', orNull(money)],
  salePrice: ['sale-price', orNull(money)],
  saleStart: ['sale-start-date', orNull(slashDate)],
  saleEnd: ['sale-end-date', orNull(slashDate)],
  typeName: ['product-type-name', words],
  typeCode: ['product-type-code', words],
  segment: ['product-segment', productSegment],
} as const;

/** S3.16. `price` is the logged-in customer's own, null for a visitor. */
export interface ProductListItem extends z.output<typeof productListItemWire> {}
const productListItemWire = wire(listItemFields);
export const productListItem: Named<ProductListItem> = productListItemWire;

/** S3.17 */
export interface HomeItem extends z.output<typeof homeItemWire> {}
const homeItemWire = wire({
  ...listItemFields,
  code: ['code', words],
  quantity: ['quantity', count],
  priceSale: ['priceSale', orNull(money)],
  isSale: ['isSale', z.boolean()],
});
export const homeItem: Named<HomeItem> = homeItemWire;

const subCategoryMark = wire({ id: ['id', id], name: ['name', words], isChecked: ['is-check', z.boolean()] });
const galleryImage = wire({ image: ['image', words], isFavourite: ['isFavourite', z.boolean()] });
const attributeValue = wire({ id: ['id', id], value: ['value', words] });
const attribute = wire({ id: ['id', id], name: ['name', words], values: ['values', list(attributeValue)] });
const variationAttribute = wire({
  attributeId: ['id', id],
  name: ['name', words],
  valueId: ['id-value', id],
  value: ['value', words],
});
export interface ProductVariation extends z.output<typeof variationWire> {}
const variationWire = wire({
  id: ['id', id],
  weight: ['weight', grams],
  stock: ['stock-quantity', z.int()],
  sku: ['sku', words],
  // What tells it from the others.
  attributes: ['attributes', wholeList(variationAttribute)],
});
const variation: Named<ProductVariation> = variationWire;

/** S3.18 */
export interface ProductDetail extends z.output<typeof productDetailWire> {}
const productDetailWire = wire({
  id: ['id', id],
  name: ['name', words],
  description: ['description', words],
  notes: ['notes', orNull(words)],
  sku: ['sku', words],
  weight: ['weight', grams],
  purity: ['purity', orNull(words)],
  lengthMm: ['length', orNull(z.number())],
  widthMm: ['width', orNull(z.number())],
  heightMm: ['height', orNull(z.number())],
  category: ['category', words],
  // Ours: related products and links to the category.
  categoryId: ['category-id', orNull(id)],
  rating: ['ratingPoint', z.number()],
  // Ours: how many reviews the rating is of.
  reviewCount: ['review-count', orNull(count)],
  image: ['image', orNull(words)],
  typeId: ['product-type-id', id],
  typeCode: ['product-type-code', words],
  regularPrice: ['regular-price', money],
  price: ['price', orNull(money)],
  salePrice: ['sale-price', orNull(money)],
  saleStart: ['sale-start-date', orNull(isoDate)],
  saleEnd: ['sale-end-date', orNull(isoDate)],
  stock: ['stock-quantity', z.int()],
  purchaseNote: ['purchase-note', orNull(words)],
  reviewsEnabled: ['enable-reviews', z.boolean()],
  referralPoints: ['referal-points', count],
  subCategories: ['sub-categories', list(subCategoryMark)],
  gallery: ['galeries', list(galleryImage)],
  attributes: ['tab-attribute', list(attribute)],
  variations: ['tab-variation', list(variation)],
  segment: ['product-segment', z.catch(productSegment, 'INDIVIDU')],
  regional: ['product-regional', orNull(words)],
});
export const productDetail: Named<ProductDetail> = productDetailWire;

/** A category, and a sub-category under one. */
export interface Category extends z.output<typeof categoryWire> {}
const categoryWire = wire({ id: ['id', id], name: ['name', words] });
export const category: Named<Category> = categoryWire;

export type ProductSegment = z.output<typeof productSegment>;
