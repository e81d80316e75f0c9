import type { Cart } from '../../contract/entities/cart.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { isOnlineOnly } from '../../rules/cart/isOnlineOnly.ts';
import { lineTotal } from '../../rules/cart/lineTotal.ts';
import { isSegmentAllowed } from '../../rules/catalogue/isSegmentAllowed.ts';
import { priceShown } from '../../rules/catalogue/priceShown.ts';
import { variableProductCode } from '../../rules/constants.ts';
import { jakartaDate } from '../../rules/dates/jakartaDate.ts';
import type { Milligram } from '../../rules/money/milligram.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { HeldCustomer, HeldLine, HeldProduct, HeldShop } from './heldShop.ts';

/** What is sold under a sku. */
export interface Offer {
  readonly product: HeldProduct;
  /** A sku of its own, not that of a variable product whose variation was not chosen. */
  readonly isSold: boolean;
  readonly stock: number;
  readonly weight: Milligram;
  readonly attribute: string | null;
  /** What it costs today. */
  readonly price: Rupiah;
  readonly take: (quantity: number) => void;
}

/** A line of a cart with what it is today. */
export interface BasketLine extends HeldLine {
  readonly offer: Offer;
  readonly isOutdated: boolean;
  readonly isOnline: boolean;
  readonly weight: Milligram;
}

export function findOffer({ products, now }: HeldShop, sku: string): Offer | undefined {
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
    const isOffered = isSegmentAllowed(offer.product.segment, profile.typeOfCustomer);
    const isOutdated = line.price !== offer.price || !isOffered;
    return [{ ...line, offer, isOutdated, isOnline: offer.product.typeCode === 'TR', weight: offer.weight }];
  });
}

/** The cart as the contract shows it. */
export function cartReply(lines: readonly BasketLine[], points: number): Cart {
  return {
    lines: lines.map(({ id, sku, quantity, price, isOutdated, offer }) => ({
      ...{
        id,
        sku,
        quantity,
        price,
        isOutdated,
        currentPrice: offer.price,
        totalPrice: lineTotal({ price, quantity }),
      },
      product: {
        ...{ id: offer.product.id, sku: offer.product.sku, image: offer.product.image, name: offer.product.name },
        ...{ weight: offer.weight, purity: offer.product.purity, attributeValue: offer.attribute },
        ...{ stock: offer.stock, fixedPoint: offer.product.fixedPoint, regularPrice: offer.product.regularPrice },
      },
    })),
    points,
    totalAmount: cartSubtotal(lines),
    total: lines.length,
    totalPointProduct: lines.reduce((sum, { quantity, offer }) => sum + quantity * offer.product.fixedPoint, 0),
    isOnlineOnly: isOnlineOnly(lines),
  };
}
