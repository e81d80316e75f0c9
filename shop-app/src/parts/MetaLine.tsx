interface MetaLineProps {
  /** Short facts; those that are not there are left out. */
  readonly facts: readonly (string | null | undefined)[];
}

/** Facts under the name of a line, '5 gram · 999,9 · SKU EB-0005'. A line ends between two of them, never with the dot. */
export function MetaLine({ facts }: MetaLineProps) {
  return (
    <p className="line__meta">
      {facts.filter(Boolean).map((fact, at) => (
        <span key={fact} className="line__fact">
          {at > 0 && <span className="line__dot"> · </span>}
          <span>{fact}</span>
        </span>
      ))}
    </p>
  );
}
