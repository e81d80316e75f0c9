import { formatRupiah, type Rupiah } from 'shop-core/rules';
import { classNames } from './classNames.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface PriceProps {
  /** What is paid. */
  amount: Rupiah | string;
  /** Given only when it is more than what is paid: shown struck through. */
  regular?: Rupiah | string | undefined;
  size?: 'regular' | 'large' | undefined;
}

const inWords = (amount: Rupiah | string) => (typeof amount === 'string' ? amount : formatRupiah(amount));

export function Price({ amount, regular, size = 'regular' }: PriceProps) {
  return (
    <span className={classNames('price', size === 'large' && 'price-large')}>
      <strong className="price__amount amount">{inWords(amount)}</strong>
      {regular !== undefined && (
        <s className="price__regular numeric">
          <VisuallyHidden>harga normal </VisuallyHidden>
          {inWords(regular)}
        </s>
      )}
    </span>
  );
}
