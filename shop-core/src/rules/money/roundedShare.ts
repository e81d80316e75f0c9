import { roundedQuotient } from './roundedQuotient.ts';

/**
 * An amount times a fraction, to the nearest whole number or to that many decimals; a half goes away from zero, above and below it.
 * Numbers count as they are written, so nothing is lost to what a computer makes of tenths: `roundedShare(-0.5)` is -1,
 * `roundedShare(1.005, [1, 1], 2)` is 1.01, and 16250.5 rupiah a dollar are `roundedShare(0.01, [16250.5, 1])`.
 * @throws RangeError when one of them is no number, the divisor is not above 0, or the result is too large to be exact
 */
export function roundedShare(
  amount: number,
  [times, by]: readonly [times: number, by: number] = [1, 1],
  decimals = 0,
): number {
  const [share, factor, divisor] = [decimalOf(amount), decimalOf(times), decimalOf(by)];
  if (divisor.units <= 0n) throw new RangeError(`divided by ${by}`);
  const dividend = share.units * factor.units * divisor.scale * 10n ** BigInt(decimals);
  const units = Number(roundedQuotient(dividend, share.scale * factor.scale * divisor.units));
  if (!Number.isSafeInteger(units)) throw new RangeError(`too large to be exact: ${units}`);
  return units / 10 ** decimals;
}

/** '16250.5' is 162505 of which 10 make a whole one. */
function decimalOf(value: number): { units: bigint; scale: bigint } {
  const [, whole, fraction = '', power = '0'] = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  if (whole === undefined) throw new RangeError(`no number: ${value}`);
  const places = fraction.length - Number(power);
  const units = BigInt(whole + fraction);
  return places < 0 ? { units: units * 10n ** BigInt(-places), scale: 1n } : { units, scale: 10n ** BigInt(places) };
}
