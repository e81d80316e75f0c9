import { type CartTotals, useKeptState } from 'shop-core';
import { formatCount } from 'shop-core/rules';
import { Button } from '../../ui/Button.tsx';
import { CouponDialog } from './CouponDialog.tsx';
import { RedeemDialog } from './RedeemDialog.tsx';

/** The ways to pay less: a coupon, and the points there are (S2.101, S2.102). */
export function CartDiscounts({ redeem, priced }: Pick<CartTotals, 'redeem' | 'priced'>) {
  const [open, setOpen] = useKeptState<'coupon' | 'redeem' | null>('discount dialog', null);
  const close = () => setOpen(null);
  return (
    <div className="cart-discounts">
      <Button variant="secondary" size="small" icon="tag" onPress={() => setOpen('coupon')}>
        Pakai kupon
      </Button>
      <Button variant="secondary" size="small" icon="coin" onPress={() => setOpen('redeem')}>
        Tukar poin{redeem.active > 0 && ` (${formatCount(redeem.active)})`}
      </Button>
      {open === 'coupon' && <CouponDialog onClose={close} />}
      {open === 'redeem' && priced && <RedeemDialog priced={priced} onClose={close} />}
    </div>
  );
}
