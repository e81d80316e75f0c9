import { useCoupon } from 'shop-core';
import { messageFor } from 'shop-core/messages';
import { formatRupiah } from 'shop-core/rules';

/** The coupon in use: it is asked again for every other cart, so it may cease to hold. */
export default function CouponInUse() {
  const { state, remove } = useCoupon();
  const removal = (
    <button type="button" onClick={remove}>
      Hapus kupon
    </button>
  );
  switch (state.status) {
    case 'none':
      return <p>Belum ada kupon.</p>;
    case 'checking':
      return <p role="status">Memeriksa kupon {state.code}…</p>;
    case 'applied':
      return (
        <p>
          Kupon {state.code}: potongan {formatRupiah(state.discount)} {removal}
        </p>
      );
    case 'refused':
      return (
        <p role="alert">
          {messageFor(state.problem)} {removal}
        </p>
      );
    case 'failed':
      return (
        <button type="button" onClick={state.retry}>
          Periksa kupon lagi
        </button>
      );
  }
}
