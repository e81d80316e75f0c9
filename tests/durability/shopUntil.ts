import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { type Attempt, type Customer, isWhole, order, shopUntilTheEnd } from './customer.ts';

/** Resolves when something was done so many times. */
export function afterSoMany(times: number) {
  let left = times;
  let enough = () => {};
  const reached = new Promise<void>((resolve) => {
    enough = resolve;
  });
  const onOne = () => {
    left -= 1;
    if (left === 0) enough();
  };
  return { reached, onOne };
}

/** All shop at once until something ends: after so many orders, and then at any moment of the next. */
export async function shopUntil(
  customers: readonly Customer[],
  sku: string,
  orders: number,
  end: () => Promise<unknown>,
): Promise<Attempt[]> {
  const { reached, onOne: onOrder } = afterSoMany(orders);
  const shopping = Promise.all(customers.map((customer) => shopUntilTheEnd(customer, sku, onOrder)));
  await Promise.race([reached, shopping]);
  await pause(Math.random() * 40);
  await end();
  return (await shopping).flat();
}

/** What was answered is there and whole; what was not is sent again, and is one order then, whether it was there or not. */
export function codesOf(customers: readonly Customer[], attempts: readonly Attempt[]): Promise<string[]> {
  return Promise.all(
    attempts.map(async (attempt) => {
      const customer = customers[0]?.as(attempt.buyer);
      if (!customer) throw new Error('an attempt of nobody');
      const code = attempt.code ?? (await order(customer, attempt));
      expect(await isWhole(customer, attempt, code)).toBe(true);
      return code;
    }),
  );
}
