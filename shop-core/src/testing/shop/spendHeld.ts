import type { HeldThing } from '../../rules/budget/budgets.ts';
import { mailboxKey } from '../../rules/budget/mailboxKey.ts';
import { whyNotHold } from '../../rules/budget/whyNotHold.ts';
import { refuse } from '../server/refuse.ts';
import type { HeldCustomer, HeldShop } from './heldShop.ts';

/** A customer, or an e-mail address as it was typed. A shop in memory has no networks. */
type Spender = HeldCustomer | string;

/** Uses one of a thing, or refuses it. Answers what undoes the use. */
export function spendHeld(held: HeldShop, what: HeldThing, by: Spender): () => void {
  const problem = whyNotSpend(held, what, by);
  if (problem) refuseHeld(problem);
  return use(held, what, by);
}

/** Uses one of a thing where there is one left; false where there is none. */
export function spendIfLeft(held: HeldShop, what: HeldThing, by: Spender): boolean {
  if (whyNotSpend(held, what, by)) return false;
  use(held, what, by);
  return true;
}

function whyNotSpend({ uses, now }: HeldShop, what: HeldThing, by: Spender) {
  const holder = typeof by === 'string' ? 'address' : 'customer';
  const own = uses.filter((each) => each.what === what && each.key === keyOf(by));
  return whyNotHold(own, { what, holder }, now);
}

function use({ uses, now }: HeldShop, what: HeldThing, by: Spender): () => void {
  const one = { what, key: keyOf(by), since: now, until: null };
  uses.push(one);
  return () => uses.splice(uses.indexOf(one), 1);
}

const keyOf = (by: Spender) => (typeof by === 'string' ? mailboxKey(by) : by);

/** Waiting helps, or only doing something else. */
function refuseHeld(problem: NonNullable<ReturnType<typeof whyNotHold>>): never {
  return refuse(problem, problem.freeAt === null ? { status: 409 } : {});
}
