/** Rupiah for a dollar on a day; it wanders about 16,400. */
export function rateOn(day: number): number {
  return Math.round(16_400 + 260 * Math.sin(day / 47) + 60 * Math.sin(day / 9));
}
