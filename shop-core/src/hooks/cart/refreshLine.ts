import { changeLine } from '../../contract/calls/cart.ts';
import type { Cart, CartLine } from '../../contract/entities/cart.ts';
import { priceOfToday } from '../../rules/cart/priceOfToday.ts';
import type { Shop } from '../provider/shop.ts';
import { endBurst } from './changeQuantity.ts';
import { writeCart } from './writeCart.ts';

/** Takes today's price for an outdated line (S4.17), once nothing else is on its way for it. */
export async function refreshLine(shop: Shop, customerCode: string, line: CartLine): Promise<Cart> {
  const { id, sku, quantity } = line;
  await endBurst(shop, id);
  const body = { customerCode, id, sku, quantity, price: priceOfToday(line) };
  return writeCart(shop, customerCode, () => shop.client.send(changeLine, { body }));
}
