import { contract, core, type Edit, first, type Guard, safety, server, spent } from './guard.ts';

const drafted = core('decisions/checkout/draftOrder.ts');
const checkout = server('shop/checkout/store.ts');
const place = server('shop/checkout/placeOrder.ts');
const cart = server('shop/cart/store.ts');
const delayed = safety('racesDelayed');

const asSeen: Edit = [drafted, "  if (!isSame) return { code: 'CART_CHANGED' };\n", ''];
const onceMoved: Edit = [server('orders/changeStatus.ts'), ' eq(orders.status, from),', ''];
const freely = (name: string): Edit => [contract, `"${name}" CHECK (`, `"${name}" CHECK (true or `];

/** Of cart, order and what is paid with. */
export const guardsOfPurchase: readonly Guard[] = [
  {
    name: 'what a line holds after adding is looked at again',
    edits: [[server('shop/cart/routes.ts'), '      if (held > stock) refuse', '      if (held < 0) refuse']],
    ...{ file: delayed, title: '30: of four tabs' },
  },
  {
    name: 'one line a product by the database',
    edits: [[first, '"cart_lines_once" UNIQUE("customer_id","sku_id")', '"cart_lines_once" UNIQUE("id","sku_id")']],
    ...{ file: safety('cart'), title: '30: has one line a product by the database' },
  },
  {
    name: 'three orders wait unpaid',
    edits: [[drafted, 'isUnpaid ? whyNotUnpaid(', '!isUnpaid ? whyNotUnpaid(']],
    ...{ file: safety('heldForFree'), title: '42: is one of three', project: 'server-pglite' },
  },
  {
    name: 'half of the stock waits unpaid',
    edits: [[core('rules/budget/budgets.ts'), 'orPart: 0.5', 'orPart: 1']],
    ...{ file: safety('heldForFree'), title: '76: leave half of the stock', project: 'server-pglite' },
  },
  {
    name: 'a network has a budget of unpaid orders',
    edits: [
      [
        place,
        "  if (draft.isUnpaid) await spend(tx, 'UNPAID_ORDER'",
        "  if (!draft.isUnpaid) await spend(tx, 'UNPAID_ORDER'",
      ],
    ],
    ...{ file: safety('heldForFree'), title: '84: is one of sixty of a network', project: 'server-pglite' },
  },
  {
    name: 'a cart has a hundred lines however many are added at once',
    edits: [[server('shop/cart/lockedLineCount.ts'), '  await lockCustomers(tx, [customerId]);\n', '']],
    ...{ file: safety('usedForFree'), title: 'a hundred lines of a cart' },
  },
  {
    name: 'figures are compared',
    edits: [[core('decisions/checkout/settleOrder.ts'), 'differing.length > 0 ?', 'differing.length < 0 ?']],
    ...{ file: safety('orderClaims'), title: '32: charges what was shown' },
  },
  {
    name: 'the cart is ordered as it was seen',
    ...{ edits: [asSeen], file: safety('orderClaims'), title: '33: orders the cart in the database' },
  },
  {
    name: 'guesses of codes are counted one after another',
    ...{ edits: [spent], file: safety('coupons'), title: '36: counts guesses' },
  },
  {
    name: 'no lot below nothing by the database',
    edits: [freely('point_lots_remaining')],
    ...{ file: safety('points'), title: '40: no lot ever holds less' },
  },
  {
    name: 'the store stays as it is while an order is placed',
    edits: [[server('shop/store.ts'), ".for('share')", '']],
    ...{ file: safety('storeClosed'), title: '47: lets no order slip' },
  },
  {
    name: 'an order is cancelled once, by the job and who looks',
    edits: [onceMoved, [server('shop/checkout/cancelUnpaid.ts'), ' only: isDue(now),', '']],
    ...{ file: safety('unpaid'), title: '48: puts the stock back once' },
  },
  {
    name: 'ten rewards a day',
    edits: [[server('orders/rewardOrder.ts'), 'const mostRewardsADay = 10', 'const mostRewardsADay = 1_000']],
    ...{ file: safety('points'), title: '50: ten customers a day' },
  },
  {
    name: 'stock is looked at',
    ...{
      edits: [[drafted, "short && { code: 'OUT_OF_STOCK', available: short.stock }", 'short && undefined']],
      file: delayed,
      title: '76: the last 6 pieces',
    },
  },
  {
    name: 'what is bought is locked',
    edits: [[checkout, ".for('no key update')\n    .prepare('locked_skus')", ".prepare('locked_skus')"]],
    ...{ file: delayed, title: '76: the last 6 pieces' },
  },
  {
    name: 'skus are locked in one order, and who waits in a circle begins anew',
    edits: [
      [checkout, '.orderBy(asc(skus.id))', '.orderBy(sql`random()`)'],
      [server('db/inTransaction.ts'), 'const maxTries = 4', 'const maxTries = 1'],
    ],
    ...{ file: safety('races'), title: '77: of two things' },
  },
  {
    name: 'a coupon is locked and its counter rises where it may',
    edits: [
      [server('loyalty/coupons.ts'), "(lock ? query.for('no key update') : query)", 'query'],
      [server('loyalty/coupons.ts'), ', or(isNull(coupons.quota), lt(coupons.used, coupons.quota))', ''],
    ],
    ...{ file: safety('coupons'), title: '78: a coupon for ten orders' },
  },
  {
    name: 'no counter above its quota by the database',
    ...{ edits: [freely('coupons_used')], file: safety('coupons'), title: '78: the counter of a coupon' },
  },
  {
    name: 'a use of a coupon is one row by the database',
    edits: [[contract, '("coupon_id","customer_id","ordinal")', '("coupon_id","customer_id","ordinal","order_id")']],
    ...{ file: safety('coupons'), title: '78: the last use' },
  },
  {
    name: 'points are locked',
    edits: [[server('loyalty/pointLots.ts'), ".orderBy(asc(pointLots.id))\n    .for('no key update')", '']],
    ...{ file: safety('points'), title: '79: points are there once' },
  },
  {
    name: 'the customer is locked',
    edits: [[checkout, ".for('update')\n    .prepare('locked_buyer')", ".prepare('locked_buyer')"]],
    ...{ file: delayed, title: '80, 81:' },
  },
  {
    name: 'an order that is there is answered',
    edits: [[place, '  if (earlier) return { code: earlier.code };\n', '']],
    ...{ file: delayed, title: '80, 81:' },
  },
  {
    name: 'the lines of a cart are locked',
    edits: [[checkout, ".for('update')\n    .prepare('locked_lines')", ".prepare('locked_lines')"]],
    ...{ file: delayed, title: '82: a cart that changes' },
  },
  {
    name: 'a coupon is locked',
    edits: [[server('loyalty/coupons.ts'), "(lock ? query.for('no key update') : query)", 'query']],
    ...{ file: safety('coupons'), title: '82: an order waits' },
  },
  {
    name: 'an order moves once',
    ...{ edits: [onceMoved], file: safety('orders'), title: '83: of ten admins' },
  },
  {
    name: 'one amount is paid for one order by the database',
    edits: [[first, 'UNIQUE INDEX "orders_payable"', 'INDEX "orders_payable"']],
    ...{ file: delayed, title: '84: two orders that reach' },
  },
  {
    name: 'an amount that is taken leads to another code',
    edits: [[place, '!(await isAmountTaken(tx, draw.bankId, payable))', 'payable > 0']],
    ...{ file: delayed, title: '84: two orders that reach' },
  },
  {
    name: 'a code is held once at a bank by the database',
    edits: [
      [first, '"unique_codes_once" UNIQUE("bank_id","code")', '"unique_codes_once" UNIQUE("bank_id","customer_id")'],
    ],
    ...{ file: safety('races'), title: 'is never refused to two who bring the same code' },
  },
  {
    name: 'a line is removed once',
    edits: [[cart, 'return removed.length > 0', 'return removed.length >= 0']],
    ...{ file: delayed, title: '86: of two tabs' },
  },
];
