import * as contract from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { addCoupon, givePoints } from '../../api-server/src/shop/testLoyalty.ts';
import { type Entry, entry, type World } from './entry.ts';

const previewOf = ({ a }: World, couponCode: string | null, redeemPoint: number) => ({
  body: { customerCode: a.code, couponCode, redeemPoint, totalPrice: rupiah(0) },
});
const pageOf = ({ a }: World) => ({ page: 0, size: 10, customerCode: a.code });

/** Coupons, points and the list of orders. */
export const loyaltyEntries: readonly Entry[] = [
  entry(contract.previewRedeem, async (world) => {
    await givePoints(world.shop, world.a, 10);
    return previewOf(world, null, 10);
  }),
  entry(contract.previewCoupon, async (world) => previewOf(world, await addCoupon(world.shop), 0)),
  entry(contract.getCoupon, async ({ shop }) => ({ params: { code: await addCoupon(shop) } })),
  entry(contract.getPointHistory, (world) => ({ body: { ...pageOf(world), searchBy: null, sort: [] } })),
  entry(contract.getOrders, (world) => ({ body: pageOf(world) })),
];
