import type { ChangedLine } from '../../contract/calls/cart.ts';
import { whyNotQuantity } from '../../rules/cart/whyNotQuantity.ts';
import type { Rupiah } from '../../rules/money/rupiah.ts';
import type { Decision } from '../decision.ts';
import type { BasketLine } from './basketLine.ts';

/** A line as it is from now on. */
export type SetLine = { readonly id: number; readonly quantity: number; readonly price: Rupiah };

/** Changes the quantity of a line, and takes today's price where the shopper saw it (S7.47, S4.17). */
export function changeCartLine(lines: readonly BasketLine[], ask: ChangedLine): Decision<SetLine, null> {
  const line = lines.find(({ id, sku }) => id === ask.id && sku === ask.sku);
  if (!line) return { refused: { code: 'NOT_FOUND', what: 'CART_LINE' } };
  const problem = whyNotQuantity(ask.quantity, line.stock);
  if (problem) return { refused: problem };
  const hasSeenPrice = ask.price === line.currentPrice;
  if (hasSeenPrice && !line.isOffered) return { refused: { code: 'NOT_FOUND', what: 'PRODUCT' } };
  // A new price is taken by whoever saw it, not slipped in with a change of the quantity.
  const price = hasSeenPrice ? line.currentPrice : line.price;
  return { writes: { id: line.id, quantity: ask.quantity, price }, reply: null };
}
