import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import {
  allowancesOf,
  type budgets,
  type HeldThing,
  type Holder,
  mailboxKey,
  whyNotHold,
} from 'shop-core/rules/back-office';
import type { Db, Tx } from '../db/database.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { budgetUses } from '../db/tables/budgetUses.ts';
import { digest } from '../security/digest.ts';
import { networkElsewhere, networkOf } from '../security/networkOf.ts';
import { refuseHeld } from './refuseHeld.ts';

/** A customer by id, an e-mail address as it was typed, a network by any address of it. */
interface HolderKeys {
  readonly customer: number;
  readonly address: string;
  readonly network: string;
}

/** Everybody whose budget of a thing is asked: none that its row names can be left out. */
export type Spender<W extends HeldThing> = Pick<HolderKeys, keyof (typeof budgets)[W] & Holder>;

/** Locks are taken in this order, so that no two asks wait for each other. */
const order = ['network', 'address', 'customer'] as const;

/** Uses one of a thing, or refuses it with the moment from which there is one again. Answers what `giveBack` takes. */
export async function spend<W extends HeldThing>(
  tx: Tx,
  what: W,
  by: Spender<W>,
  now: Date,
): Promise<readonly number[]> {
  await requireLeft(tx, what, by, now);
  return addUses(tx, subjectsOf(what, by), now);
}

/** The same in a transaction of its own: it stays used whatever becomes of the ask. */
export function spendNow<W extends HeldThing>(db: Db, what: W, by: Spender<W>, now: Date): Promise<readonly number[]> {
  return inTransaction(db, (tx) => spend(tx, what, by, now));
}

/** Uses one of a thing where there is one left; false where there is none, for what nobody is to notice. */
export async function spendIfLeft<W extends HeldThing>(tx: Tx, what: W, by: Spender<W>, now: Date): Promise<boolean> {
  if (await whyNotSpend(tx, what, by, now)) return false;
  await addUses(tx, subjectsOf(what, by), now);
  return true;
}

/** Refuses where nothing of a thing is left, and uses none. */
export async function requireLeft<W extends HeldThing>(tx: Tx, what: W, by: Spender<W>, now: Date): Promise<void> {
  const problem = await whyNotSpend(tx, what, by, now);
  if (problem) refuseHeld(problem, now);
}

/** Undoes a use that turned out to be none. */
export async function giveBack(db: Db, uses: readonly number[]): Promise<void> {
  if (uses.length > 0) await db.delete(budgetUses).where(inArray(budgetUses.id, [...uses]));
}

/** Drops what no allowance counts any more. */
export async function forgetUses(db: Db, now: Date): Promise<void> {
  await db.delete(budgetUses).where(lte(budgetUses.until, now));
}

/** Why there is none left. Until the transaction ends nobody else uses what is counted here. */
async function whyNotSpend<W extends HeldThing>(tx: Tx, what: W, by: Spender<W>, now: Date) {
  for (const { holder, subject } of subjectsOf(what, by)) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    const problem = whyNotHold(await usesOf(tx, subject, now), { what, holder }, now);
    if (problem) return problem;
  }
  return undefined;
}

function subjectsOf(what: HeldThing, by: Partial<HolderKeys>) {
  return order.flatMap((holder) => {
    const minutes = longest(what, holder);
    const key = minutes > 0 ? keyOf(holder, by) : undefined;
    return key === undefined ? [] : [{ holder, subject: `${what}:${holder}:${digest(key)}`, minutes }];
  });
}

/** How long the last allowance of a holder counts a use; 0 where uses are not what is counted. */
function longest(what: HeldThing, holder: Holder): number {
  return Math.max(0, ...allowancesOf(what, holder).map(({ minutes = 0 }) => minutes));
}

/** Customers are known one by one, so only for strangers this machine itself is a network too. */
function keyOf(holder: Holder, { customer, address, network }: Partial<HolderKeys>): string | undefined {
  if (holder === 'customer') return customer?.toString();
  if (holder === 'address') return address && mailboxKey(address);
  if (network === undefined) return undefined;
  return customer === undefined ? networkOf(network) : networkElsewhere(network);
}

async function usesOf(tx: Tx, subject: string, now: Date) {
  const rows = await tx
    .select({ at: budgetUses.at, until: budgetUses.until })
    .from(budgetUses)
    .where(and(eq(budgetUses.subject, subject), gt(budgetUses.until, now)))
    .orderBy(asc(budgetUses.at));
  return rows.map(({ at, until }) => ({ since: at, until }));
}

async function addUses(tx: Tx, counted: ReturnType<typeof subjectsOf>, now: Date): Promise<readonly number[]> {
  if (counted.length === 0) return [];
  const rows = counted.map(({ subject, minutes }) => ({
    ...{ subject, at: now },
    until: new Date(now.getTime() + minutes * 60_000),
  }));
  const added = await tx.insert(budgetUses).values(rows).returning({ id: budgetUses.id });
  return added.map(({ id }) => id);
}
