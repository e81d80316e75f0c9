import { highestUniqueCode, payWithinMinutes } from '../../rules/constants.ts';
import { refuse } from '../server/refuse.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';

const firstCode = 123;

/**
 * The customer's unique code at a bank (S7.62): the same for 30 minutes, at no bank a code that somebody else holds or that a
 * pending order carries. Where no bank is named it stays where it is.
 */
export function reserveCode(held: HeldShop, customer: HeldCustomer, bankId: number): number {
  const { uniqueCodes, now } = held;
  const own = uniqueCodes.get(customer);
  const isLive = own !== undefined && own.until > now;
  if (isLive && (own.bankId === bankId || bankId === 0)) return own.code;
  const taken = takenAt(held, customer, bankId);
  const code = isLive && !taken.has(own.code) ? own.code : freeCode(taken);
  const until = isLive && code === own.code ? own.until : new Date(now.getTime() + payWithinMinutes * 60_000);
  uniqueCodes.set(customer, { bankId, code, until });
  return code;
}

function takenAt({ uniqueCodes, orders, now }: HeldShop, customer: HeldCustomer, bankId: number): Set<number> {
  const taken = new Set<number>();
  for (const [holder, held] of uniqueCodes) {
    if (holder !== customer && held.bankId === bankId && held.until > now) taken.add(held.code);
  }
  for (const { status, request, figures } of orders) {
    if (status === 'pending' && request.bankId === bankId) taken.add(figures.uniqueCode);
  }
  return taken;
}

function freeCode(taken: ReadonlySet<number>): number {
  for (let step = 0; step < highestUniqueCode; step += 1) {
    const code = ((firstCode - 1 + step) % highestUniqueCode) + 1;
    if (!taken.has(code)) return code;
  }
  return refuse({ code: 'UNIQUE_CODES_EXHAUSTED' });
}
