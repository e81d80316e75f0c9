import type { Checkout } from 'shop-core';
import { formatCount } from 'shop-core/rules';
import { Alert } from '../../ui/Alert.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import type { FieldFocus } from './useFieldFocus.ts';

interface RedeemAllConfirmProps {
  readonly checkout: Checkout;
  readonly focus: FieldFocus;
}

/** More points than there is to pay: the shopper is warned and says that all of it is paid with points (S4.35). */
export function RedeemAllConfirm({ checkout, focus }: RedeemAllConfirmProps) {
  const { state, priced, redeem, dispatch } = checkout;
  if (!priced || priced.grandTotalRaw >= 0 || redeem.state.status !== 'applied') return null;
  return (
    <Alert tone="warn" title="Total bayar di bawah Rp 0" isLive>
      <p>
        Anda menukar {formatCount(redeem.state.points)} poin, lebih banyak daripada yang harus dibayar. Yang ditukar
        hanya {formatCount(priced.redeemUsed)} poin; sisanya tetap milik Anda.
      </p>
      <Checkbox
        ref={focus.refOf('redeemAll')}
        isRequired
        isSelected={state.hasConfirmedRedeemAll}
        onChange={(confirmed) => dispatch({ type: 'redeemAllConfirmed', confirmed })}
      >
        Ya, tukar seluruh poin untuk pesanan ini
      </Checkbox>
    </Alert>
  );
}
