import { expect, it } from 'vitest';
import { loyaltyInvariants } from './loyaltyInvariants.ts';
import { brokenIn } from './testBroken.ts';

const brokenBy = brokenIn(loyaltyInvariants);

it('all hold in the demonstration', async () => {
  expect(await brokenBy('select 1')).toEqual([]);
});

const earned = `(select min(id) from point_moves where kind = 'EARNED')`;

it.each([
  ['update point_lots set remaining = remaining - 1 where remaining > 0', 'what a customer has is what moved'],
  ['update point_changes set points = points + 1', 'what is left in a lot is the sum of its changes'],
  ['update point_changes set points = points + 1', 'a move of points is the sum of its changes'],
  ['delete from point_changes', 'a move of points is the sum of its changes'],
  [`update point_moves set customer_id = (select max(id) from customers)`, 'a move changes the points of its own'],
  [`update point_moves set debit = debit + 1 where kind = 'REDEEMED'`, 'an order redeemed what moved for it'],
  [`update orders set status = 'cancelled'`, 'an order redeemed what moved for it, and gave it back'],
  [`update orders set status = 'shipped'`, 'an order earned its points when it was complete'],
  [`update point_moves set order_id = null where id = ${earned}`, 'an order earned its points when it was complete'],
  [`delete from referral_rewards`, 'who brought a customer has the points for it'],
  [`update referral_rewards set points = points + 1`, 'who brought a customer has the points for it'],
  [`update referral_rewards set customer_id = referrer_id`, 'nobody is rewarded for bringing themselves'],
  [`update coupons set used = used + 1 where quota is null`, 'a coupon is used as often as is counted'],
  [`delete from coupon_uses`, 'an order that is not cancelled, and no other, uses the coupon it carries'],
  [`update orders set status = 'cancelled'`, 'an order that is not cancelled, and no other, uses the coupon'],
  [`update coupons set customer_limit = 0`, 'nobody uses a coupon more often than they may'],
])('%s: breaks that %s', async (statement, sentence) => {
  expect((await brokenBy(statement)).some((broken) => broken.startsWith(sentence))).toBe(true);
});
