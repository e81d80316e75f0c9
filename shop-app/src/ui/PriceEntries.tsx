import { type PriceDetails, priceRows } from 'shop-core/messages';
import type { PricedOrder } from 'shop-core/rules';
import { PriceRows } from './PriceRows.tsx';
import { TotalAmount } from './TotalAmount.tsx';

interface PriceEntriesProps {
  readonly priced: PricedOrder;
  readonly details: PriceDetails;
  /** What the sum is called. */
  readonly label?: string;
}

/** The steps from the price of the lines to what is paid, each explained. */
export function PriceEntries({ priced, details, label }: PriceEntriesProps) {
  return (
    <PriceRows
      rows={priceRows(priced.entries, details)}
      label={label}
      total={<TotalAmount priced={priced} />}
      isNegative={priced.grandTotalRaw < 0}
    />
  );
}
