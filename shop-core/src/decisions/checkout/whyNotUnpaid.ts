import { whyNotHold } from '../../rules/budget/whyNotHold.ts';
import type { BasketLine } from '../cart/basketLine.ts';
import type { Refusal } from '../decision.ts';
import { refusedHold } from '../refusedHold.ts';
import type { UnpaidLine } from './orderFacts.ts';

/** Why an order would hold more unpaid orders, or more unpaid pieces of a sku, than a customer may. */
export function whyNotUnpaid(
  unpaid: readonly UnpaidLine[],
  lines: readonly BasketLine[],
  now: Date,
): Refusal | undefined {
  const byOrder = new Map(unpaid.map(({ order, since, until }) => [order, { since, until }]));
  const problem = whyNotHold([...byOrder.values()], { what: 'UNPAID_ORDER', holder: 'customer' }, now);
  if (problem) return refusedHold(problem);
  for (const { sku, quantity, stock, product } of lines) {
    const held = unpaid.filter((line) => line.sku === sku && (line.until === null || line.until > now));
    const outOf = held.reduce((sum, { pieces }) => sum + pieces, stock);
    const ask = { what: 'UNPAID_PIECE', holder: 'customer', pieces: quantity, outOf, item: product.name } as const;
    const tooMany = whyNotHold(held, ask, now);
    if (tooMany) return refusedHold(tooMany);
  }
  return undefined;
}
