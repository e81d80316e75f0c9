import { formatRupiah, type PricedOrder } from 'shop-core/rules';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What is paid, never below 0; what the sum would be is shown before it, struck through (S4.34). */
export function TotalAmount({ priced }: { priced: Pick<PricedOrder, 'grandTotalRaw' | 'payable'> }) {
  const { grandTotalRaw, payable } = priced;
  return (
    <>
      {grandTotalRaw < 0 && (
        <s>
          <VisuallyHidden>hasil hitungan </VisuallyHidden>
          {formatRupiah(grandTotalRaw)}
        </s>
      )}
      {formatRupiah(payable)}
    </>
  );
}
