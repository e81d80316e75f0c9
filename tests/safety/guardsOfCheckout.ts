import { core, first, type Guard, safety, server } from './guard.ts';

const delivery = core('decisions/checkout/orderDelivery.ts');
const drafted = core('decisions/checkout/draftOrder.ts');
const settled = core('decisions/checkout/settleOrder.ts');

/** Of what a client claims of an order. */
export const guardsOfCheckout: readonly Guard[] = [
  {
    name: 'a coupon code is read however it is written',
    edits: [[core('rules/coupon/normalisedCode.ts'), 'code.toUpperCase() : undefined', 'code : undefined']],
    ...{ file: safety('coupons'), title: '37: reads one code', project: 'server-pglite' },
  },
  {
    name: 'a discount is at most what the lines cost',
    edits: [
      [
        core('rules/coupon/couponDiscount.ts'),
        'Math.min(beforeSubtotal(benefit, subtotal), subtotal)',
        'beforeSubtotal(benefit, subtotal)',
      ],
    ],
    ...{ file: safety('coupons'), title: '38: adds the cart up', project: 'server-pglite' },
  },
  {
    name: 'an order with a Reseller coupon earns nothing',
    edits: [[drafted, 'isReseller: isReseller || (coupon !== null && isResellerCoupon(coupon.type)),', 'isReseller,']],
    ...{ file: safety('coupons'), title: '39: a Reseller coupon', project: 'server-pglite' },
  },
  {
    name: 'no more points are taken than there is to pay',
    edits: [[core('rules/checkout/priceOrder.ts'), 'Math.min(redeem, beforeRedeem)', 'redeem']],
    ...{ file: safety('points'), title: '41: brings a total', project: 'server-pglite' },
  },
  {
    name: 'a code is used up with its order',
    edits: [[server('shop/checkout/orderWrites.ts'), '    forgetCode(tx).execute({ customerId }),\n', '']],
    ...{ file: safety('uniqueCode'), title: '42: uses a code up', project: 'server-pglite' },
  },
  {
    name: 'one amount a bank by the database',
    edits: [[first, 'UNIQUE INDEX "orders_payable"', 'INDEX "orders_payable"']],
    ...{ file: safety('uniqueCode'), title: '42: has no two pending', project: 'server-pglite' },
  },
  {
    name: 'a code of somebody else is no claim',
    edits: [[settled, 'differing.length > 0 ?', 'differing.length < 0 ?']],
    ...{ file: safety('uniqueCode'), title: '42: takes no code', project: 'server-pglite' },
  },
  {
    name: 'a parcel weighs what its rows weigh',
    edits: [[delivery, 'weightKg: shippingWeightKg(lines)', 'weightKg: 1']],
    ...{ file: safety('shipping'), title: '43: an order weighs', project: 'server-pglite' },
  },
  {
    name: 'a kilogram that is begun counts',
    edits: [[core('rules/checkout/shippingWeightKg.ts'), 'Math.ceil(', 'Math.floor(']],
    ...{ file: safety('shipping'), title: '43: a kilogram that is begun', project: 'server-pglite' },
  },
  {
    name: 'one courier is asked',
    edits: [[core('decisions/checkout/askQuote.ts'), 'others.length > 0 ? undefined : courier', 'courier']],
    ...{ file: safety('shipping'), title: '43: two couriers at once', project: 'server-pglite' },
  },
  {
    name: 'a weight is one that can be sent',
    edits: [
      [
        core('contract/calls/checkout.ts'),
        "['weight', z.int(z.minimum(1), z.maximum(100_000))]",
        "['weight', z.any()]",
      ],
    ],
    ...{ file: safety('shipping'), title: '43: the cost of', project: 'server-pglite' },
  },
  {
    name: 'what weighs something has a courier',
    edits: [
      [
        core('rules/checkout/orderBlockers.ts'),
        "  if (!isOnlineOnly && !courier) yield { code: 'SHIPPING_METHOD_REQUIRED' };\n",
        '',
      ],
    ],
    ...{ file: safety('orderClaims'), title: '44: sends what weighs', project: 'server-pglite' },
  },
  {
    name: 'sap takes more than Rp 500,000',
    edits: [[core('rules/checkout/whyNotQuote.ts'), 'itemValue <= sapMinimumValue', 'itemValue < sapMinimumValue']],
    ...{ file: safety('shipping'), title: '45: sap takes no parcel', project: 'server-pglite' },
  },
  {
    name: 'sap is judged by the cart',
    edits: [[drafted, '    if (unaskable) return { refused: unaskable };\n', '']],
    ...{ file: safety('shipping'), title: '45: the value that counts', project: 'server-pglite' },
  },
  {
    name: 'a courier is one of the shop',
    edits: [[drafted, "? { code: 'COURIER_NOT_OFFERED' } : undefined", '? undefined : undefined']],
    ...{ file: safety('shipping'), title: '45: a courier that the shop', project: 'server-pglite' },
  },
  {
    name: 'the terms are accepted',
    edits: [
      [
        core('rules/checkout/orderBlockers.ts'),
        "  if (!attempt.hasAcceptedTerms) yield { code: 'TERMS_REQUIRED' };\n",
        '',
      ],
    ],
    ...{ file: safety('orderClaims'), title: '46: wants the terms', project: 'server-pglite' },
  },
  {
    name: 'a bank is in use',
    edits: [
      [
        server('shop/checkout/store.ts'),
        "and(eq(banks.id, sql.placeholder('id')), eq(banks.isActive, true))",
        "eq(banks.id, sql.placeholder('id'))",
      ],
    ],
    ...{ file: safety('orderClaims'), title: '46: wants the terms', project: 'server-pglite' },
  },
  {
    name: 'a profile is complete',
    edits: [
      [drafted, "isProfileComplete(profile) ? undefined : { code: 'PROFILE_INCOMPLETE' }", 'profile && undefined'],
    ],
    ...{ file: safety('orderClaims'), title: '46: wants the terms', project: 'server-pglite' },
  },
  {
    name: 'areas lie in one another',
    edits: [[delivery, ', ...mismatches(sent, area, courier)]', ']']],
    ...{ file: safety('orderClaims'), title: '46: wants an address', project: 'server-pglite' },
  },
  {
    name: 'points are earned by what is complete',
    edits: [
      [
        server('orders/moveOrder.ts'),
        "if (move.status === 'complete') await rewardOrder",
        "if (move.status !== 'cancelled') await rewardOrder",
      ],
    ],
    ...{ file: safety('points'), title: '49: points are earned', project: 'server-pglite' },
  },
  {
    name: 'a return takes points back',
    edits: [
      [
        server('orders/takeBackOrder.ts'),
        "  await takeBackPoints(tx, { customerId, orderId: id, description, cameAs: 'EARNED', at });\n",
        '',
      ],
    ],
    ...{ file: safety('points'), title: '49: points are earned', project: 'server-pglite' },
  },
  {
    name: 'an order that was placed is answered over connections that break',
    edits: [[server('shop/checkout/placeOrder.ts'), '  if (earlier) return { code: earlier.code };\n', '']],
    ...{ file: safety('races'), title: '81: over connections' },
  },
];
