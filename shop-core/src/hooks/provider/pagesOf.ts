/** How many pages so many things fill: at least 1, for an empty list is a page too. */
export function pagesOf(totalItems: number, size: number): number {
  return Math.max(1, Math.ceil(totalItems / size));
}
