import type { HeldShop } from './heldShop.ts';
import { holdCustomer } from './holdCustomer.ts';
import type { ShopSeed } from './shopSeed.ts';

/** Opens a shop with what its seed says; the seed itself stays as it is. */
export function holdShop({ customers, products, ...seed }: ShopSeed): HeldShop {
  const held = customers.map((customer) => ({ seed: customer, customer: holdCustomer(customer, seed.now) }));
  const nextId = countFrom(101);
  const nextOrder = countFrom(1);
  return {
    ...seed,
    customers: held.map(({ customer }) => customer),
    products: products.map((product) => ({ ...product, variations: product.variations.map((each) => ({ ...each })) })),
    logins: new Map(),
    loginTimes: new Map(),
    firstLogins: new Set(),
    devices: new Map(),
    loginDevices: new Map(),
    guesses: new Map(),
    loginCodes: new Map(),
    passwordLinks: new Map(),
    emailLinks: new Map(),
    mails: [],
    uniqueCodes: new Map(),
    orders: held.flatMap(({ seed: { orders = [] }, customer }) => orders.map((order) => ({ ...order, customer }))),
    reviews: customers.flatMap(({ reviews = [] }) => reviews.map((review) => ({ ...review }))),
    uses: [],
    nextId,
    nextOrderCode: () => `SE-${nextOrder()}`,
  };
}

function countFrom(first: number): () => number {
  let next = first;
  return () => next++;
}
