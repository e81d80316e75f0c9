import type { NewLine } from '../../contract/calls/cart.ts';
import { whyNotHold } from '../../rules/budget/whyNotHold.ts';
import { whyNotAddToCart } from '../../rules/cart/whyNotAddToCart.ts';
import type { Store } from '../../rules/catalogue/store.ts';
import type { CustomerType, ProductSegment } from '../../rules/constants.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { Decision } from '../decision.ts';
import { refusedHold } from '../refusedHold.ts';

/** What is sold under a sku. */
export interface Offer {
  readonly product: { readonly typeCode: string; readonly segment: ProductSegment };
  /** A sku of its own, not that of a variable product whose variation was not chosen. */
  readonly isSold: boolean;
  readonly stock: number;
  /** What it costs this customer today. */
  readonly price: Rupiah;
}

/** What adding to a cart needs to know. */
export interface AddFacts {
  readonly customerType: CustomerType | null | undefined;
  /** Undefined where nothing is sold under the sku. */
  readonly offer: Offer | undefined;
  readonly store: Store;
  /** How many pieces of the sku the cart holds; null where it has no line of it. */
  readonly inCart: number | null;
  /** How many lines the cart has. */
  readonly lineCount: number;
}

/** Pieces that are added to the line of their sku, or make it. */
export interface AddedPieces {
  readonly sku: string;
  readonly quantity: number;
  readonly price: Rupiah;
  /** Only a price that was seen replaces that of a line that is there (S4.17). */
  readonly hasSeenPrice: boolean;
}

/** Adds to a cart (S7.46). The client's price is a claim: a line holds ours. */
export function addCartLine(
  facts: AddFacts,
  { sku, quantity, price }: NewLine,
  now: Date,
): Decision<AddedPieces, null> {
  const { offer, store, customerType, inCart, lineCount } = facts;
  if (!offer) return { refused: { code: 'NOT_FOUND', what: 'PRODUCT' } };
  const problem = whyNotAddToCart({
    place: 'detail',
    isLoggedIn: true,
    customerType,
    product: offer.product,
    isVariationChosen: offer.isSold,
    store,
    quantity,
    stock: offer.stock,
    inCart: inCart ?? 0,
  });
  if (problem) return { refused: problem };
  if (!offer.isSold) return { refused: { code: 'VARIATION_REQUIRED' } };
  const held = Array.from({ length: lineCount }, () => ({ since: now, until: null }));
  const tooMany = inCart === null && whyNotHold(held, { what: 'CART_LINE', holder: 'customer' }, now);
  if (tooMany) return refusedHold(tooMany);
  return { writes: { sku, quantity, price: offer.price, hasSeenPrice: price === offer.price }, reply: null };
}
