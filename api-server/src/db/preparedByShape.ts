const mostShapes = 200;

/** Builds a query once for each shape that it is asked in: building takes as long as running it. */
export function preparedByShape<Q>(): (shape: string, build: () => Q) => Q {
  const kept = new Map<string, Q>();
  return (shape, build) => {
    const known = kept.get(shape);
    if (known) return known;
    if (kept.size >= mostShapes) kept.clear();
    const query = build();
    kept.set(shape, query);
    return query;
  };
}

/** The name of a query that PostgreSQL plans anew each time, so that the plan suits the values: the words of a search. */
export const unnamed = '';
