import type { CouponView, GivenCoupon, RedeemView } from 'shop-core';
import { couponLabel, formatCount, namedCouponType } from 'shop-core/rules';
import { Chip } from '../ui/Chip.tsx';

interface DiscountChipsProps {
  readonly coupon: CouponView;
  readonly redeem: RedeemView;
  /** Points the order will earn; 0 when none are promised. */
  readonly reward?: number | undefined;
}

/** The coupon that is used, what else it gives, the points that are redeemed and those to be earned (S2.112, S2.114, S2.115). */
export function DiscountChips({ coupon, redeem, reward = 0 }: DiscountChipsProps) {
  const given = givenBy(coupon);
  const points = redeem.state.status === 'applied' ? redeem.state.points : 0;
  if (!given && points === 0 && reward === 0) return null;
  return (
    <ul className="chips">
      {given && (
        <li>
          <Chip onRemove={coupon.remove} removeLabel={`Lepas kupon ${given.code}`}>
            {couponWords(given)}
          </Chip>
        </li>
      )}
      {given?.isFreeShipping && (
        <li>
          <Chip>Gratis ongkos kirim</Chip>
        </li>
      )}
      {points > 0 && (
        <li>
          <Chip onRemove={redeem.remove} removeLabel="Batal tukar poin">
            Tukar {formatCount(points)} poin
          </Chip>
        </li>
      )}
      {reward > 0 && (
        <li>
          <Chip>Dapat {formatCount(reward)} poin</Chip>
        </li>
      )}
    </ul>
  );
}

/** While it is asked again for another cart, what it gave before stands. */
export function givenBy({ state }: CouponView): GivenCoupon | undefined {
  if (state.status === 'applied') return state;
  return state.status === 'checking' ? state.last : undefined;
}

/** A coupon that takes nothing off gives something else, which has a chip of its own. */
function couponWords({ code, type, discount }: GivenCoupon): string {
  const hasWorth = discount > 0 || type.code === namedCouponType;
  return hasWorth ? `Kupon ${code}: ${couponLabel(type, discount)}` : `Kupon ${code}`;
}
