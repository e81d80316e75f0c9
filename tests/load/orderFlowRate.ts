import { randomUUID } from 'node:crypto';
import { type Customer, costOf, customerAt, fillCart, order } from '../durability/customer.ts';
import { bars } from './addCustomers.ts';
import { type Engine, type LoadedShop, loadedShop } from './loadedShop.ts';
import { logIn } from './logIn.ts';
import { percentile } from './percentile.ts';

const clients = 16;
const banks = 4;

/** Cart, address, cost, code, order, and the order read again; how long the order itself took, in ms. */
export async function orderOnce(one: Customer): Promise<number> {
  const customer = one.next();
  const cost = await costOf(customer);
  const body = await fillCart(customer, bars[customer.bank % bars.length] ?? bars[0], cost);
  const begun = performance.now();
  const code = await order(customer, { buyer: customer.buyer, key: randomUUID(), body });
  const took = performance.now() - begun;
  await customer.ask(`GET /order/get-order-by-code/${code}`);
  return took;
}

/** Orders again and again for so long; how long each took. */
async function orderFor(customers: readonly Customer[], seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1_000;
  const one = async (customer: Customer): Promise<number[]> => {
    const times: number[] = [];
    while (performance.now() < until) times.push(await orderOnce(customer));
    return times;
  };
  return (await Promise.all(customers.map(one))).flat();
}

export async function customersOf({ server: { shopUrl }, usernames, crowd }: LoadedShop): Promise<Customer[]> {
  const buyers = await Promise.all(usernames.map((name) => logIn(shopUrl, name)));
  return buyers.map((buyer, at) => customerAt(shopUrl, buyer, (at % banks) + 1, crowd));
}

/** Whole order flows a second, and the slowest of 100 orders in ms, by 16 clients who each log in once. */
export async function orderFlowRate(engine: Engine, seconds = 10): Promise<{ rate: number; p99: number }> {
  const shop = await loadedShop(engine, clients);
  try {
    const customers = await customersOf(shop);
    await orderFor(customers, 2);
    const begun = performance.now();
    const times = await orderFor(customers, seconds);
    return { rate: times.length / ((performance.now() - begun) / 1_000), p99: percentile(times, 0.99) };
  } finally {
    await shop.close();
  }
}
