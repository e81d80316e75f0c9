import type { Cart, CartLine } from '../../contract/entities/cart.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { lineTotal } from '../../rules/cart/lineTotal.ts';
import { milligram } from '../../rules/money/milligram.ts';
import { rupiah } from '../../rules/money/rupiah.ts';

/** Two bars of half a gram; there are five. */
export function sampleLine({ product, ...about }: Partial<CartLine> = {}): CartLine {
  const { price = rupiah(900_000), quantity = 2 } = about;
  return {
    id: 11,
    sku: 'LM-05',
    currentPrice: price,
    isOutdated: false,
    ...about,
    price,
    quantity,
    totalPrice: lineTotal({ price, quantity }),
    product: {
      id: 5,
      sku: 'LM-05',
      image: null,
      name: 'Emas Batangan 0,5 gram',
      weight: milligram(500),
      purity: '999.9',
      attributeValue: null,
      stock: 5,
      fixedPoint: 3,
      regularPrice: price,
      ...product,
    },
  };
}

/** A cart of these lines, its totals computed. */
export function sampleCart(lines: CartLine[] = [sampleLine()], about: Partial<Cart> = {}): Cart {
  return {
    lines,
    points: 0,
    totalAmount: cartSubtotal(lines),
    total: lines.length,
    totalPointProduct: lines.reduce((points, line) => points + line.quantity * line.product.fixedPoint, 0),
    isOnlineOnly: false,
    ...about,
  };
}
