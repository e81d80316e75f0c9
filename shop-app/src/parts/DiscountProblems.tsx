import { type CouponView, type RedeemView, ShopError, sentenceFor } from 'shop-core';
import { messageFor } from 'shop-core/messages';
import { formatCount } from 'shop-core/rules';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';

interface DiscountProblemsProps {
  readonly coupon: CouponView;
  readonly redeem: RedeemView;
}

/** A coupon or points that do not hold for this cart any more: why, and the ways on. */
export function DiscountProblems({ coupon, redeem }: DiscountProblemsProps) {
  const { state } = coupon;
  return (
    <>
      {state.status === 'refused' && (
        <Alert
          tone="warn"
          title={`Kupon ${state.code} tidak dipakai`}
          isLive
          action={<Remove onPress={coupon.remove}>Lepas kupon</Remove>}
        >
          {messageFor(state.problem)}
        </Alert>
      )}
      {state.status === 'failed' && (
        <Alert
          tone="bad"
          title={`Kupon ${state.code} belum dapat diperiksa`}
          isLive
          action={
            <Button variant="secondary" size="small" icon="refresh" onPress={state.retry}>
              Coba lagi
            </Button>
          }
        >
          {state.error instanceof ShopError ? sentenceFor(state.error) : 'Periksa koneksi Anda.'}
        </Alert>
      )}
      {redeem.state.status === 'refused' && (
        <Alert
          tone="warn"
          title={`${formatCount(redeem.state.points)} poin tidak ditukar`}
          isLive
          action={<Remove onPress={redeem.remove}>Batal tukar poin</Remove>}
        >
          {messageFor(redeem.state.problem)}. Poin Anda sekarang {formatCount(Math.max(0, redeem.active))}.
        </Alert>
      )}
    </>
  );
}

function Remove({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <Button variant="secondary" size="small" onPress={onPress}>
      {children}
    </Button>
  );
}
