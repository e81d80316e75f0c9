import type { ReactNode } from 'react';
import { type PriceRow, totalLabel } from 'shop-core/messages';
import { classNames } from './classNames.ts';

interface PriceRowsProps {
  readonly rows: readonly PriceRow[];
  readonly total: ReactNode;
  /** What the sum is called. */
  readonly label?: string | undefined;
  readonly isNegative?: boolean;
}

/** The rows of a total and their sum: the same list wherever one stands. */
export function PriceRows({ rows, total, label = totalLabel, isNegative = false }: PriceRowsProps) {
  return (
    <dl className="summary__rows">
      {rows.map((row) => (
        <div key={row.code} className={classNames('summary__row', row.isDiscount && 'is-discount')}>
          <dt>
            {row.label}
            {row.detail && <span className="small muted"> ({row.detail})</span>}
          </dt>
          <dd className="amount">{row.amount}</dd>
        </div>
      ))}
      <div className={classNames('summary__row is-total', isNegative && 'is-negative')}>
        <dt>{label}</dt>
        <dd className="amount">{total}</dd>
      </div>
    </dl>
  );
}
