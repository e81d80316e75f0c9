import { type Cart, type CartLine, changeLine, getCart, removeLine } from 'shop-core/contract';
import { type FakeShop, on } from 'shop-core/testing';
import { testCart } from './testCart.ts';
import { testDiscounts } from './testDiscounts.ts';
import { testShop } from './testShop.ts';

/** A shop in which these lines are in the cart, and that takes coupons and points. */
export function shopWith(lines: readonly CartLine[], about?: Partial<Cart>): FakeShop {
  const cart = testCart(lines, about);
  return testShop(
    ...testDiscounts(),
    on(getCart, cart.show),
    on(changeLine, ({ body }) => cart.change(body)),
    on(removeLine, ({ params }) => cart.remove(params)),
  );
}
