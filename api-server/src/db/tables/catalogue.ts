import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { levels } from './customers.ts';

const id = () => integer().primaryKey().generatedByDefaultAsIdentity();
/** Whole rupiah. */
const money = (name: string) => bigint(name, { mode: 'number' });

export const categories = pgTable('categories', {
  id: id(),
  name: text().notNull().unique(),
  position: smallint().notNull().default(0),
  isActive: boolean('is_active').notNull().default(true),
});

export const subCategories = pgTable(
  'sub_categories',
  {
    id: id(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    position: smallint().notNull().default(0),
  },
  (table) => [index('sub_categories_category').on(table.categoryId)],
);

/** SP simple, VP variable (a variation is chosen), TR online training (nothing is shipped). */
export const productTypes = pgTable('product_types', {
  id: integer().primaryKey(),
  code: text({ enum: ['SP', 'VP', 'TR'] })
    .notNull()
    .unique(),
  name: text().notNull(),
});

export const products = pgTable(
  'products',
  {
    id: id(),
    sku: text().notNull().unique(),
    name: text().notNull(),
    description: text().notNull(),
    notes: text(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => productTypes.id),
    segment: text({ enum: ['INDIVIDU', 'CORPORATE', 'ALL'] })
      .notNull()
      .default('INDIVIDU'),
    regularPrice: money('regular_price').notNull(),
    salePrice: money('sale_price'),
    saleStart: date('sale_start'),
    saleEnd: date('sale_end'),
    weightMg: integer('weight_mg').notNull(),
    // As printed: '999.9', '24K'. Null for what is not gold.
    purity: text(),
    lengthMm: integer('length_mm'),
    widthMm: integer('width_mm'),
    heightMm: integer('height_mm'),
    // Points that one piece earns its buyer.
    fixedPoint: integer('fixed_point').notNull().default(0),
    referralPoints: integer('referral_points').notNull().default(0),
    purchaseNote: text('purchase_note'),
    reviewsEnabled: boolean('reviews_enabled').notNull().default(true),
    ratingTenths: smallint('rating_tenths').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    image: text(),
    regional: text(),
    isActive: boolean('is_active').notNull().default(true),
    // Place in lists, smallest first; the first of them stand on the home page.
    position: integer().notNull().default(0),
    // All that a search looks into. Triggers of migration 0002 write it.
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    check('products_price', sql`${table.regularPrice} > 0 and (${table.salePrice} is null or ${table.salePrice} > 0)`),
    check('products_weight', sql`${table.weightMg} >= 0`),
    check(
      'products_sale',
      sql`(${table.salePrice} is null) = (${table.saleStart} is null) and (${table.saleStart} is null) = (${table.saleEnd} is null)`,
    ),
    index('products_listed').on(table.position, table.id).where(sql`${table.isActive}`),
    index('products_category').on(table.categoryId, table.position, table.id),
    // One for each order of a list. The price that is shown has three sources: see priceCandidates.
    index('products_by_name').on(sql`lower(${table.name})`, table.position, table.id).where(sql`${table.isActive}`),
    index('products_by_name_desc')
      .on(sql`lower(${table.name}) desc`, table.position, table.id)
      .where(sql`${table.isActive}`),
    index('products_by_rating').on(table.ratingTenths, table.position, table.id).where(sql`${table.isActive}`),
    index('products_by_rating_desc')
      .on(table.ratingTenths.desc().nullsFirst(), table.position, table.id)
      .where(sql`${table.isActive}`),
    index('products_by_weight').on(table.weightMg, table.position, table.id).where(sql`${table.isActive}`),
    index('products_by_weight_desc')
      .on(table.weightMg.desc().nullsFirst(), table.position, table.id)
      .where(sql`${table.isActive}`),
    index('products_by_price').on(table.regularPrice, table.position, table.id).where(sql`${table.isActive}`),
    index('products_by_sale_price')
      .on(table.salePrice, table.position, table.id)
      .where(sql`${table.isActive} and ${table.salePrice} is not null`),
  ],
);

export const productSubCategories = pgTable(
  'product_sub_categories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    subCategoryId: integer('sub_category_id')
      .notNull()
      .references(() => subCategories.id),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.subCategoryId] }),
    index('product_sub_categories_sub').on(table.subCategoryId),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    image: text().notNull(),
    isFavourite: boolean('is_favourite').notNull().default(false),
    position: smallint().notNull().default(0),
  },
  (table) => [index('product_images_product').on(table.productId)],
);

/** What is sold and counted. A simple product has one, under its own sku; a variable one has one a variation. */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    sku: text().notNull().unique(),
    weightMg: integer('weight_mg').notNull(),
    // What can still be sold: pending orders have already taken theirs.
    stock: integer().notNull(),
    position: smallint().notNull().default(0),
  },
  (table) => [check('skus_stock', sql`${table.stock} >= 0`), index('skus_product').on(table.productId)],
);

export const attributes = pgTable('attributes', { id: id(), name: text().notNull().unique() });

export const attributeValues = pgTable('attribute_values', {
  id: id(),
  attributeId: integer('attribute_id')
    .notNull()
    .references(() => attributes.id),
  value: text().notNull(),
  position: smallint().notNull().default(0),
});

export const skuAttributes = pgTable(
  'sku_attributes',
  {
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    valueId: integer('value_id')
      .notNull()
      .references(() => attributeValues.id),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.valueId] })],
);

/** Personal prices: what customers of a level pay. Without a row they pay the regular price. */
export const productPrices = pgTable(
  'product_prices',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    levelId: integer('level_id')
      .notNull()
      .references(() => levels.id),
    price: money('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.levelId] }),
    index('product_prices_level').on(table.levelId, table.price),
    check('product_prices_price', sql`${table.price} > 0`),
  ],
);
