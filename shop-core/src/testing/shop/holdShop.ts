import type { HeldShop } from './heldShop.ts';
import { holdCustomer } from './holdCustomer.ts';
import type { ShopSeed } from './shopSeed.ts';

/** Opens a shop with what its seed says; the seed itself stays as it is. */
export function holdShop({ customers, products, ...seed }: ShopSeed): HeldShop {
  let last = 100;
  return {
    ...seed,
    customers: customers.map((customer) => holdCustomer(customer, seed.now)),
    products: products.map((product) => ({ ...product, variations: product.variations.map((each) => ({ ...each })) })),
    logins: new Map(),
    loginTimes: new Map(),
    firstLogins: new Set(),
    passwordLinks: new Map(),
    emailLinks: new Map(),
    mails: [],
    uniqueCodes: new Map(),
    orders: [],
    reviews: [],
    quizzes: [],
    nextId: () => {
      last += 1;
      return last;
    },
  };
}
