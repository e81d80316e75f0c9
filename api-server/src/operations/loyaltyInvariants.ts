import { type SQL, sql } from 'drizzle-orm';

/** What must hold of coupons and points whatever happened. Each query names the rows that break its sentence. */
export const loyaltyInvariants: Readonly<Record<string, SQL>> = {
  'what a customer has is what moved': sql`
    select c.code as what from customers c where
      (select coalesce(sum(remaining), 0) from point_lots l where l.customer_id = c.id) <>
      (select coalesce(sum(credit - debit), 0) from point_moves m where m.customer_id = c.id)`,
  'what is left in a lot is the sum of its changes': sql`
    select l.id::text as what from point_lots l where l.remaining <>
      (select coalesce(sum(points), 0) from point_changes h where h.lot_id = l.id)`,
  'a move of points is the sum of its changes': sql`
    select m.id::text as what from point_moves m where m.credit - m.debit <>
      (select coalesce(sum(points), 0) from point_changes h where h.move_id = m.id)`,
  'a move changes the points of its own customer': sql`
    select m.id::text as what from point_moves m join point_changes h on h.move_id = m.id
      join point_lots l on l.id = h.lot_id where l.customer_id <> m.customer_id`,
  'an order redeemed what moved for it, and gave it back when it was cancelled': sql`
    select o.code as what from orders o where
      discount_redeem <> (select coalesce(sum(debit), 0) from point_moves m
        where m.order_id = o.id and m.customer_id = o.customer_id and kind = 'REDEEMED') or
      (case when status = 'cancelled' then discount_redeem else 0 end) <> (select coalesce(sum(credit), 0)
        from point_moves m where m.order_id = o.id and m.customer_id = o.customer_id and kind = 'GIVEN_BACK')`,
  'an order earned its points when it was complete, and not after': sql`
    select o.code as what from orders o where
      (case when status = 'complete' then point_reward else 0 end) <> (select coalesce(sum(credit - debit), 0)
        from point_moves m where m.order_id = o.id and m.customer_id = o.customer_id and kind in ('EARNED', 'TAKEN_BACK'))`,
  'who brought a customer has the points for it': sql`
    select coalesce(r.order_id, m.order_id)::text as what from referral_rewards r full join
      (select order_id, customer_id, sum(credit - debit) as points from point_moves m where exists
        (select from point_moves f where f.order_id = m.order_id and f.customer_id = m.customer_id and f.kind = 'REFERRAL')
        and kind in ('REFERRAL', 'TAKEN_BACK') group by order_id, customer_id having sum(credit - debit) <> 0) m
      on m.order_id = r.order_id and m.customer_id = r.referrer_id where r.points is distinct from m.points`,
  'nobody is rewarded for bringing themselves': sql`
    select customer_id::text as what from referral_rewards where customer_id = referrer_id`,
  'a coupon is used as often as is counted': sql`
    select code as what from coupons c where used <> (select count(*) from coupon_uses u where u.coupon_id = c.id)`,
  'an order that is not cancelled, and no other, uses the coupon it carries': sql`
    select o.code as what from orders o where
      (case when status = 'cancelled' then null else coupon_code end) is distinct from
      (select c.code from coupon_uses u join coupons c on c.id = u.coupon_id
        where u.order_id = o.id and u.customer_id = o.customer_id)`,
  'nobody uses a coupon more often than they may': sql`
    select c.code as what from coupons c join coupon_uses u on u.coupon_id = c.id
    group by c.id, u.customer_id having count(*) > c.customer_limit`,
};
