import type { Cart } from '../../contract/entities/cart.ts';
import { cartSubtotal } from '../../rules/cart/cartSubtotal.ts';
import { isOnlineOnly } from '../../rules/cart/isOnlineOnly.ts';
import { lineTotal } from '../../rules/cart/lineTotal.ts';
import type { BasketLine } from './basketLine.ts';

/** The cart as the wire shows it (S3.7, S3.8). Totals are of the prices the shopper saw, as the lines show them. */
export function cartReply(lines: readonly BasketLine[], points: number): Cart {
  return {
    lines: lines.map((line) => ({
      id: line.id,
      sku: line.sku,
      price: line.price,
      currentPrice: line.currentPrice,
      totalPrice: lineTotal(line),
      quantity: line.quantity,
      isOutdated: line.isOutdated,
      product: {
        ...line.product,
        weight: line.weight,
        attributeValue: line.attribute,
        stock: line.stock,
      },
    })),
    points,
    totalAmount: cartSubtotal(lines),
    total: lines.length,
    totalPointProduct: lines.reduce((sum, { product, quantity }) => sum + product.fixedPoint * quantity, 0),
    isOnlineOnly: isOnlineOnly(lines),
  };
}
