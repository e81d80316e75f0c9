import { Fragment } from 'react';

interface MetaLineProps {
  /** Short facts; those that are not there are left out. */
  readonly facts: readonly (string | null | undefined)[];
}

/** Facts under the name of a line, '5 gram · 999.9 · SKU EB-0005'. A line ends between two of them, never inside one. */
export function MetaLine({ facts }: MetaLineProps) {
  return (
    <p className="line__meta">
      {facts.filter(Boolean).map((fact, at) => (
        <Fragment key={fact}>
          {at > 0 && ' · '}
          <span className="line__fact">{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
