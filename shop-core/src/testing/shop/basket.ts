import type { Offer } from '../../decisions/cart/addCartLine.ts';
import type { BasketLine } from '../../decisions/cart/basketLine.ts';
import { isSegmentAllowed } from '../../rules/catalogue/isSegmentAllowed.ts';
import { priceShown } from '../../rules/catalogue/priceShown.ts';
import { variableProductCode } from '../../rules/constants.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import type { Milligram } from '../../rules/money/milligram.ts';
import type { HeldCustomer, HeldProduct, HeldShop } from './heldShop.ts';

/** What is sold under a sku, and what is known of it in memory. */
export interface HeldOffer extends Offer {
  readonly product: HeldProduct;
  readonly weight: Milligram;
  readonly attribute: string | null;
  readonly take: (quantity: number) => void;
}

export function findOffer({ products, now }: HeldShop, sku: string): HeldOffer | undefined {
  for (const product of products) {
    const variation = product.variations.find((each) => each.sku === sku);
    if (product.sku !== sku && !variation) continue;
    const sold = variation ?? product;
    return {
      product,
      isSold: variation !== undefined || product.typeCode !== variableProductCode,
      stock: sold.stock,
      weight: sold.weight,
      attribute: variation ? variation.attributes.map(({ value }) => value).join(', ') : null,
      price: priceShown(product, jakartaDate(now)).price,
      take: (quantity) => {
        sold.stock -= quantity;
      },
    };
  }
  return undefined;
}

/** A customer's cart, the oldest line first, priced for today. */
export function basketOf(held: HeldShop, { lines, profile }: HeldCustomer): BasketLine[] {
  return lines.flatMap((line) => {
    const offer = findOffer(held, line.sku);
    if (!offer) return [];
    const { product, stock, weight, attribute, price: currentPrice } = offer;
    const isOffered = isSegmentAllowed(product.segment, profile.typeOfCustomer);
    const isOutdated = line.price !== currentPrice || !isOffered;
    const isOnline = product.typeCode === 'TR';
    return [
      { ...line, currentPrice, isOutdated, isOffered, isOnline, stock, weight, attribute, product: shown(product) },
    ];
  });
}

function shown({ id, sku, name, image, purity, regularPrice, fixedPoint }: HeldProduct): BasketLine['product'] {
  return { id, sku, name, image, purity, regularPrice, fixedPoint };
}
