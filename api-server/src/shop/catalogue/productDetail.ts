import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { ProductDetail, ProductVariation } from 'shop-core/contract';
import { calendarDate, milligram, rupiah, variableProductCode } from 'shop-core/rules';
import type { Db } from '../../db/connect.ts';
import { preparedByShape, unnamed } from '../../db/preparedByShape.ts';
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
import { cleanHtml } from '../../html/cleanHtml.ts';
import { filterShape } from '../productFilter.ts';
import { offeredTo, personalPrice, priceOf, type Shopper } from '../shopper.ts';
import { attributesOf } from './attributesOf.ts';
import { productVariations } from './productVariations.ts';

/** The product of this sku, or the one that has a variation of this sku; undefined when the shopper has no such. */
export type ProductDetails = (sku: string, shopper: Shopper) => Promise<ProductDetail | undefined>;

export function productDetails(db: Db): ProductDetails {
  const rows = preparedByShape<ReturnType<typeof rowQuery>>();
  const variationsOf = productVariations(db);
  const marks = markQuery(db);
  const gallery = galleryQuery(db);
  return async (sku, shopper) => {
    const query = rows(filterShape({}, shopper), () => rowQuery(db, shopper));
    const [row] = await query.execute({ sku, levelId: shopper.levelId });
    if (!row) return undefined;
    const { id, categoryId } = row.product;
    return toDetail(row, shopper, {
      sold: await variationsOf(id),
      subCategories: await marks.execute({ id, categoryId }),
      gallery: await gallery.execute({ id }),
    });
  };
}

type Row = Awaited<ReturnType<ReturnType<typeof rowQuery>['execute']>>[number];
type Parts = Pick<ProductDetail, 'subCategories' | 'gallery'> & { readonly sold: ProductVariation[] };

async function toDetail(
  { product, category, typeCode, levelPrice }: Row,
  shopper: Shopper,
  parts: Parts,
): Promise<ProductDetail> {
  const { salePrice, saleStart, saleEnd } = product;
  const { sold, subCategories, gallery } = parts;
  const variations = typeCode === variableProductCode ? sold : [];
  return {
    ...product,
    description: await cleanHtml(product.description),
    notes: product.notes && (await cleanHtml(product.notes)),
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
    subCategories,
    gallery,
    attributes: attributesOf(variations),
    variations,
  };
}

function rowQuery(db: Db, shopper: Shopper) {
  const sku = sql.placeholder('sku');
  const named = db.select({ id: products.id }).from(products).where(eq(products.sku, sku));
  const sold = db.select({ id: skus.productId }).from(skus).where(eq(skus.sku, sku));
  return db
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
    .where(and(offeredTo(shopper), inArray(products.id, sql`(${named} union ${sold})`)))
    .orderBy(desc(eq(products.sku, sku)))
    .limit(1)
    .prepare(unnamed);
}

/** All sub-categories of the product's category, with those it is in marked (S3.18). */
function markQuery(db: Db) {
  const marked = db
    .select({ id: productSubCategories.subCategoryId })
    .from(productSubCategories)
    .where(eq(productSubCategories.productId, sql.placeholder('id')));
  return db
    .select({
      id: subCategories.id,
      name: subCategories.name,
      isChecked: sql<boolean>`${inArray(subCategories.id, marked)}`,
    })
    .from(subCategories)
    .where(eq(subCategories.categoryId, sql.placeholder('categoryId')))
    .orderBy(asc(subCategories.position), asc(subCategories.id))
    .prepare('sub_category_marks');
}

function galleryQuery(db: Db) {
  return db
    .select({ image: productImages.image, isFavourite: productImages.isFavourite })
    .from(productImages)
    .where(eq(productImages.productId, sql.placeholder('id')))
    .orderBy(desc(productImages.isFavourite), asc(productImages.position), asc(productImages.id))
    .prepare('product_gallery');
}
