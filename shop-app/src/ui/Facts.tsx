import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';

interface FactsProps {
  /** Label and value; a fact without a value is left out. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  readonly className?: string;
}

/** A list of facts: what it is, and how it is. */
export function Facts({ facts, className }: FactsProps) {
  return (
    <dl className={classNames('facts', className)}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
