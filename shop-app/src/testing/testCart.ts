import type { Cart, CartLine, ChangedLine, NewLine } from 'shop-core/contract';
import { sampleCart, sampleLine } from 'shop-core/testing';

/** A cart that is really kept, from the lines it starts with. */
export function testCart(lines: readonly CartLine[] = [sampleLine()], about: Partial<Cart> = {}) {
  let held = [...lines];
  const show = () => sampleCart(held, about);
  return {
    show,
    add({ sku, quantity, price }: NewLine): Cart {
      const before = held.find((line) => line.sku === sku);
      const line = sampleLine({
        id: before?.id ?? 100 + held.length,
        sku,
        price,
        quantity: quantity + (before?.quantity ?? 0),
      });
      held = [...held.filter((each) => each !== before), line];
      return show();
    },
    change({ id, quantity, price }: ChangedLine): Cart {
      held = held.map((line) =>
        line.id === id
          ? sampleLine({ ...line, quantity, price, currentPrice: price, isOutdated: false, product: line.product })
          : line,
      );
      return show();
    },
    remove({ id }: { id: number }): Cart {
      held = held.filter((line) => line.id !== id);
      return show();
    },
  };
}
