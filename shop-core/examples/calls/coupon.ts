import { getCoupon, previewCoupon, previewRedeem } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import type { CallExamples } from './callExamples.ts';

export const examples = {
  previewRedeem: (client, { customerCode }) =>
    client.send(previewRedeem, {
      body: { customerCode, couponCode: null, redeemPoint: 10_000, totalPrice: rupiah(900_000) },
    }),
  previewCoupon: (client, { customerCode }) =>
    client.send(previewCoupon, {
      body: { customerCode, couponCode: 'HEMAT50', redeemPoint: 0, totalPrice: rupiah(900_000) },
    }),
  getCoupon: (client) => client.send(getCoupon, { params: { code: 'HEMAT50' } }),
} satisfies CallExamples;
