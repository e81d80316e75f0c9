import { type ReactNode, useId, useState } from 'react';
import { Icon } from './Icon.tsx';

export interface SummaryFoldProps {
  label: string;
  /** What the folded bar shows: the total. */
  total: ReactNode;
  children: ReactNode;
  /** The button that stays in reach while folded. */
  action?: ReactNode;
}

/** Beside the page on a desk, always open; at the foot of a phone, folded to its total. */
export function SummaryFold({ label, total, children, action }: SummaryFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={isOpen ? 'summary-fold is-open' : 'summary-fold'} aria-label={label}>
      <div className="summary-fold__content" id={id}>
        {children}
      </div>
      <button
        type="button"
        className="summary-fold__head"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="summary-fold__label">
          {label}
          <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size="small" />
        </span>
        <span className="amount">{total}</span>
      </button>
      {action && <div className="summary-fold__action">{action}</div>}
    </section>
  );
}
