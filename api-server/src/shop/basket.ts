import { and, asc, eq, sql } from 'drizzle-orm';
import type { BasketLine as Line } from 'shop-core/decisions';
import {
  type CalendarDate,
  calendarDate,
  isSegmentAllowed,
  milligram,
  priceShown,
  type Rupiah,
  rupiah,
} from 'shop-core/rules';
import type { Db } from '../db/database.ts';
import { hotQuery } from '../db/hotQuery.ts';
import { attributeValues, productPrices, products, productTypes, skuAttributes, skus } from '../db/tables/catalogue.ts';
import { cartLines } from '../db/tables/orders.ts';
import type { Customer } from './desk.ts';

/** A line of a customer's cart, and the row of its sku. */
export interface BasketLine extends Line {
  readonly skuId: number;
}

/** The customer's cart, oldest line first, priced for today. */
export async function loadBasket(db: Db, customer: Customer, today: CalendarDate): Promise<BasketLine[]> {
  const rows = await basketRows(db).execute({ customerId: customer.id, levelId: customer.levelId });
  return rows.map((row) => basketLine(row, customer, today));
}

/** 'Ukuran 12, Emas Kuning': the chosen values of a variation, null for a simple product. */
const attributeText = sql<string | null>`(
  select string_agg(${attributeValues.value}, ', ' order by ${attributeValues.attributeId})
  from ${skuAttributes} join ${attributeValues} on ${attributeValues.id} = ${skuAttributes.valueId}
  where ${skuAttributes.skuId} = ${skus.id})`;

const basketRows = hotQuery((db) =>
  db
    .select({
      line: cartLines,
      sku: skus,
      product: products,
      typeCode: productTypes.code,
      personalPrice: productPrices.price,
      attribute: attributeText,
    })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(productTypes, eq(productTypes.id, products.typeId))
    .leftJoin(
      productPrices,
      and(eq(productPrices.productId, products.id), eq(productPrices.levelId, sql.placeholder('levelId'))),
    )
    .where(eq(cartLines.customerId, sql.placeholder('customerId')))
    .orderBy(asc(cartLines.id))
    .prepare('basket_rows'),
);

interface Row {
  readonly line: typeof cartLines.$inferSelect;
  readonly sku: typeof skus.$inferSelect;
  readonly product: typeof products.$inferSelect;
  readonly typeCode: string;
  readonly personalPrice: number | null;
  readonly attribute: string | null;
}

function basketLine(
  { line, sku, product, typeCode, personalPrice, attribute }: Row,
  customer: Customer,
  today: CalendarDate,
): BasketLine {
  const currentPrice = priceToday(product, personalPrice, today);
  const isOffered = product.isActive && isSegmentAllowed(product.segment, customer.type);
  return {
    id: line.id,
    skuId: sku.id,
    sku: sku.sku,
    quantity: line.quantity,
    price: rupiah(line.price),
    currentPrice,
    isOutdated: line.price !== currentPrice || !isOffered,
    isOffered,
    isOnline: typeCode === 'TR',
    stock: sku.stock,
    weight: milligram(sku.weightMg),
    attribute,
    product: {
      id: product.id,
      sku: product.sku,
      name: product.name,
      image: product.image,
      purity: product.purity,
      regularPrice: rupiah(product.regularPrice),
      fixedPoint: product.fixedPoint,
    },
  };
}

type Priced = Pick<typeof products.$inferSelect, 'regularPrice' | 'salePrice' | 'saleStart' | 'saleEnd'>;

/** What a product costs a customer today: the rule's price of its row. */
export function priceToday(product: Priced, personalPrice: number | null, today: CalendarDate): Rupiah {
  const day = (text: string | null) => (text === null ? null : calendarDate(text));
  const { price } = priceShown(
    {
      regularPrice: rupiah(product.regularPrice),
      price: personalPrice === null ? null : rupiah(personalPrice),
      salePrice: product.salePrice === null ? null : rupiah(product.salePrice),
      saleStart: day(product.saleStart),
      saleEnd: day(product.saleEnd),
    },
    today,
  );
  return price;
}
