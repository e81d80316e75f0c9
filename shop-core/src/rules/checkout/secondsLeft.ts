/**
 * Whole seconds until a moment, the begun one included; 0 once it has passed. For the clock beside an unpaid order,
 * which runs until {@link payBy}.
 */
export function secondsLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
}
