import type { OrderRequest } from '../../contract/calls/checkout.ts';
import { differingFigures } from '../../rules/checkout/differingFigures.ts';
import { type OrderFigures, orderFigures } from '../../rules/checkout/orderFigures.ts';
import type { Problem } from '../../rules/problem.ts';
import type { OrderDraft } from './draftOrder.ts';

/** The figures of an order, and why it is not placed by them: the customer saw others. */
export interface SettledOrder {
  readonly figures: OrderFigures;
  readonly problem: Problem | undefined;
}

/** What an order costs with its unique code. Figures of the client are claims: another price than was seen is never charged. */
export function settleOrder(draft: OrderDraft, uniqueCode: number, ask: OrderRequest): SettledOrder {
  const figures = orderFigures(draft.price(uniqueCode));
  const differing = differingFigures(ask, figures);
  return { figures, problem: differing.length > 0 ? { code: 'PRICING_CHANGED', differing } : undefined };
}
