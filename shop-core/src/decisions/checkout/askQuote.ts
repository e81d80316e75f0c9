import type { QuoteAsk } from '../../contract/calls/checkout.ts';
import { sapMinimumValue } from '../../rules/constants.ts';
import { type Rupiah, rupiah } from '../../rules/money/rupiah.ts';
import type { Decision } from '../decision.ts';

/** The one courier that an ask for a cost names; undefined where it names none, or several. */
export function courierAsked({ isJnt, isRpx, isSap }: QuoteAsk): 'jnt' | 'rpx' | 'sap' | undefined {
  const named = [isJnt && 'jnt', isRpx && 'rpx', isSap && 'sap'] as const;
  const [courier, ...others] = named.filter((code) => code !== false);
  return others.length > 0 ? undefined : courier;
}

/** The value of the parcel whose cost is asked (S7.58). Only for display: an order asks again, for its own rows. */
export function askQuote(facts: { readonly isOffered: boolean }, ask: QuoteAsk): Decision<null, Rupiah> {
  const courier = courierAsked(ask);
  if (!courier) return { refused: { code: 'SHIPPING_METHOD_REQUIRED' } };
  if (!facts.isOffered) return { refused: { code: 'COURIER_NOT_OFFERED' } };
  const itemValue = ask.itemValue ?? rupiah(0);
  if (courier === 'sap' && itemValue <= sapMinimumValue) {
    return { refused: { code: 'SHIPPING_MINIMUM', above: rupiah(sapMinimumValue) } };
  }
  return { writes: null, reply: itemValue };
}
