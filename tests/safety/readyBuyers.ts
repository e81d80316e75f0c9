import { asc, eq, inArray } from 'drizzle-orm';
import { products, skus } from '../../api-server/src/db/tables/catalogue.ts';
import { cartLines, uniqueCodes } from '../../api-server/src/db/tables/orders.ts';
import { type OrderBody, orderBody } from '../../api-server/src/shop/testOrder.ts';
import { addBuyers, type Buyer, minute, type TestPurchase } from '../../api-server/src/shop/testPurchase.ts';

export interface ReadyBuyer {
  readonly buyer: Buyer;
  /** What they send when they press the button: they have seen their figures. */
  readonly body: OrderBody;
}

interface Wish {
  /** One piece each, in the order in which they came into the cart. */
  readonly wanted: readonly (readonly string[])[];
  readonly courier?: 'jnt' | null;
}

/** As many buyers as there are wishes, each with a full cart and a unique code at bank 1, and nothing left but to order. */
export async function readyBuyers(shop: TestPurchase, { wanted, courier = 'jnt' }: Wish): Promise<ReadyBuyer[]> {
  const buyers = await addBuyers(shop, wanted.length);
  const known = await shop.db
    .select({ id: skus.id, sku: skus.sku, price: products.regularPrice })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(inArray(skus.sku, wanted.flat()));
  const lines = buyers.flatMap(({ id }, at) =>
    (wanted[at] ?? []).map((sku) => {
      const held = known.find((each) => each.sku === sku);
      if (!held) throw new Error(`no sku ${sku}`);
      return { customerId: id, skuId: held.id, quantity: 1, price: held.price, createdAt: shop.now() };
    }),
  );
  await shop.db.insert(cartLines).values(lines);
  const expiresAt = new Date(shop.now().getTime() + 30 * minute);
  await shop.db.delete(uniqueCodes);
  await shop.db
    .insert(uniqueCodes)
    .values(buyers.map(({ id }, at) => ({ customerId: id, bankId: 1, code: at + 1, expiresAt })));
  return withBodies(shop, buyers, courier);
}

/** All live at the same place: one has asked what the shipping costs. */
async function withBodies(shop: TestPurchase, buyers: readonly Buyer[], courier: 'jnt' | null): Promise<ReadyBuyer[]> {
  const [first] = buyers;
  if (!first) return [];
  const sample = await orderBody(shop, first, { courier });
  const rows = await shop.db
    .select({ line: cartLines, sku: skus.sku })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .orderBy(asc(cartLines.id));
  return buyers.map((buyer, at) => {
    const own = rows.filter(({ line }) => line.customerId === buyer.id);
    const total = own.reduce((sum, { line }) => sum + line.price, 0);
    return {
      buyer,
      body: {
        ...sample,
        'customer-code': buyer.code,
        products: own.map(({ line: { id, quantity, price }, sku }) => ({ id, sku, quantity, price })),
        'total-amount': total,
        'unique-code': at + 1,
        'grand-total': total - (at + 1) + sample['shipping-cost'],
      },
    };
  });
}
