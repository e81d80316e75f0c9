const largestPage = 100;
// Further than any list goes, and still a number that PostgreSQL takes.
const farthest = 500_000_000;

/** Which rows of a list make a page. */
export interface PageRows {
  readonly limit: number;
  readonly offset: number;
}

/** The rows of a page, from 0. A size is brought within reason, and a page past the end is empty: neither fails a list. */
export function pageRows({ page, size }: { readonly page: number; readonly size: number }): PageRows {
  const limit = Math.min(Math.max(size, 1), largestPage);
  return { limit, offset: Math.min(page * limit, farthest) };
}

/** That page of a whole list. */
export function pageOf<T>(all: readonly T[], ask: { readonly page: number; readonly size: number }): T[] {
  const { limit, offset } = pageRows(ask);
  return all.slice(offset, offset + limit);
}
