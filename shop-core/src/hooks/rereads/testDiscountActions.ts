import * as calls from '../../contract/index.ts';
import type { ActionRow } from './testActionRow.ts';
import { coupon } from './testAsked.ts';

export const discountActions: readonly ActionRow[] = [
  {
    name: 'useCouponForm.apply',
    press: ({ useCouponForm }) => useCouponForm.apply.run('SEPULUH'),
    sends: coupon,
    answered: [],
    refused: [],
    refusal: { code: 'COUPON_UNKNOWN' },
  },
  { name: 'useCoupon.remove', press: async ({ useCoupon }) => useCoupon.remove(), sends: [], answered: [] },
  {
    name: 'useRedeemForm.redeem',
    press: ({ useRedeemForm }) => useRedeemForm.redeem.run(1_000),
    sends: [calls.previewRedeem],
    answered: [],
    refused: [calls.getCart],
    refusal: { code: 'POINTS_EXCEED', active: 0 },
  },
  { name: 'useRedeem.remove', press: async ({ useRedeem }) => useRedeem.remove(), sends: [], answered: [] },
  {
    name: 'useCheckout.dispatch',
    press: async ({ useCheckout }) => useCheckout.dispatch({ type: 'noteChanged', note: 'Titip satpam' }),
    sends: [],
    answered: [],
  },
];
