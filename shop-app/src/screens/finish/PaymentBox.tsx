import { useEffect } from 'react';
import { useTimeLeft } from 'shop-core';
import type { Order } from 'shop-core/contract';
import { formatRupiah, rupiah } from 'shop-core/rules';
import { Picture } from '../../parts/Picture.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Countdown } from '../../ui/Countdown.tsx';

/** Amount and account, large and ready to copy, with the time left on the server's clock. */
export function PaymentBox({ order, onTimeOver }: { order: Order; onTimeOver: () => void }) {
  const { bank, grandTotal, uniqueCode } = order;
  const left = useTimeLeft(order.payBy, order.serverTime);
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the time ends
  useEffect(() => {
    if (isOver) onTimeOver();
  }, [isOver]);
  if (!bank) return null;
  return (
    <section className="payment" aria-label="Pembayaran">
      <div className="payment__row">
        <span className="payment__label">Total bayar</span>
        <strong className="payment__value amount-large">{formatRupiah(grandTotal)}</strong>
        <CopyButton value={String(grandTotal)} what="jumlah pembayaran" />
      </div>
      <div className="payment__row">
        <span className="payment__label">Nomor rekening</span>
        <strong className="payment__value amount-large">{bank.accountNumber}</strong>
        <CopyButton value={bank.accountNumber} what="nomor rekening" />
      </div>
      <div className="payment__bank">
        {bank.logo && <Picture src={bank.logo} alt="" width={85} height={32} />}
        <span>
          {bank.bankName}, a.n. {bank.accountName}
        </span>
      </div>
      {left !== null && (
        <div className="payment__due">
          <Countdown secondsLeft={left} label="Bayar dalam" />
        </div>
      )}
      {uniqueCode > 0 && (
        <p className="payment__note">
          Sudah dikurangi kode unik {formatRupiah(rupiah(uniqueCode))}, agar pembayaran Anda langsung kami kenali.
        </p>
      )}
    </section>
  );
}
