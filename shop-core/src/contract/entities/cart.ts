import { type Named, orNull, wholeList, wire } from '../../wire/index.ts';
import * as z from '../../wire/zod.ts';
import { count, grams, id, money, words } from '../scalars.ts';

const cartProduct = wire({
  id: ['id', id],
  // Ours: the product page is found by the product's own sku, which a variation does not have.
  sku: ['sku', orNull(words)],
  image: ['image', orNull(words)],
  name: ['name', words],
  weight: ['weight', grams],
  purity: ['purity', orNull(words)],
  attributeValue: ['atribute-value', orNull(words)],
  stock: ['stock-quantity', z.int()],
  fixedPoint: ['product-fixed-point', count],
  regularPrice: ['regular-price', money],
});

/**
 * S3.7. `currentPrice` (ours) is the price a refresh would set; it differs from `price` while the line is outdated. Null
 * where a back end does not say it: see the rule `priceOfToday`.
 */
export interface CartLine extends z.output<typeof cartLineWire> {}
const cartLineWire = wire({
  id: ['id', id],
  sku: ['sku', words],
  price: ['price', money],
  currentPrice: ['current-price', orNull(money)],
  totalPrice: ['totalPrice', money],
  quantity: ['quantity', count],
  isOutdated: ['is-disabled', z.boolean()],
  product: ['product', cartProduct],
});
export const cartLine: Named<CartLine> = cartLineWire;

/** S3.8. `totalAmount` is the rupiah of all lines, `total` the number of lines. */
export interface Cart extends z.output<typeof cartWire> {}
const cartWire = wire({
  // Less a line it would come to another total.
  lines: ['carts', wholeList(cartLine)],
  points: ['point', z.int()],
  totalAmount: ['totalAmount', money],
  total: ['total', count],
  totalPointProduct: ['totalPointProduct', count],
  isOnlineOnly: ['is-full-training', z.boolean()],
});
export const cart: Named<Cart> = cartWire;
