/** A drawing coordinate with at most two decimals, so that every machine writes the same bytes. */
export function px(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}
