import { asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { ProductDetail } from 'shop-core/contract';
import { calendarDate, milligram, rupiah, variableProductCode } from 'shop-core/rules';
import type { Db } from '../../db/connect.ts';
import {
  categories,
  productImages,
  productPrices,
  productSubCategories,
  products,
  productTypes,
  skus,
  subCategories,
} from '../../db/tables/catalogue.ts';
import { offeredTo, personalPrice, priceOf, type Shopper } from '../shopper.ts';
import { attributesOf } from './attributesOf.ts';
import { variationsOf } from './variationsOf.ts';

/** The product of this sku, or the one that has a variation of this sku; undefined when the shopper has no such. */
export async function productDetail(db: Db, sku: string, shopper: Shopper): Promise<ProductDetail | undefined> {
  const row = await rowOf(db, sku, shopper);
  if (!row) return undefined;
  const { product, category, typeCode, levelPrice } = row;
  const { salePrice, saleStart, saleEnd } = product;
  const sold = await variationsOf(db, product.id);
  const variations = typeCode === variableProductCode ? sold : [];
  return {
    ...product,
    category,
    typeCode,
    weight: milligram(Math.min(...(sold.length > 0 ? sold.map(({ weight }) => weight) : [product.weightMg]))),
    stock: sold.reduce((sum, { stock }) => sum + stock, 0),
    rating: product.ratingTenths / 10,
    regularPrice: rupiah(product.regularPrice),
    price: personalPrice({ ...product, levelPrice }, shopper),
    salePrice: salePrice === null ? null : rupiah(salePrice),
    saleStart: saleStart === null ? null : calendarDate(saleStart),
    saleEnd: saleEnd === null ? null : calendarDate(saleEnd),
    subCategories: await subCategoryMarks(db, product),
    gallery: await galleryOf(db, product.id),
    attributes: attributesOf(variations),
    variations,
  };
}

async function rowOf(db: Db, sku: string, shopper: Shopper) {
  const [row] = await db
    .select({
      product: products,
      category: categories.name,
      typeCode: productTypes.code,
      levelPrice: productPrices.price,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .leftJoin(productPrices, priceOf(shopper))
    .where(
      sql`${offeredTo(shopper)} and ${or(
        eq(products.sku, sku),
        inArray(products.id, db.select({ id: skus.productId }).from(skus).where(eq(skus.sku, sku))),
      )}`,
    )
    .orderBy(desc(eq(products.sku, sku)))
    .limit(1);
  return row;
}

/** All sub-categories of the product's category, with those it is in marked (S3.18). */
function subCategoryMarks(db: Db, { id, categoryId }: { readonly id: number; readonly categoryId: number }) {
  const marked = db
    .select({ id: productSubCategories.subCategoryId })
    .from(productSubCategories)
    .where(eq(productSubCategories.productId, id));
  return db
    .select({
      id: subCategories.id,
      name: subCategories.name,
      isChecked: sql<boolean>`${inArray(subCategories.id, marked)}`,
    })
    .from(subCategories)
    .where(eq(subCategories.categoryId, categoryId))
    .orderBy(asc(subCategories.position), asc(subCategories.id));
}

function galleryOf(db: Db, productId: number) {
  return db
    .select({ image: productImages.image, isFavourite: productImages.isFavourite })
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(desc(productImages.isFavourite), asc(productImages.position), asc(productImages.id));
}
