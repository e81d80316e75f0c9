const largestPage = 100;

/** How many rows a page of a list has: what was asked for, within reason. A size never fails a list. */
export function pageSize(asked: number): number {
  return Math.min(Math.max(asked, 1), largestPage);
}
