import { formatCount } from './formatCount.ts';

/** A number in units of its last decimal as a person writes it, no decimal more than it has: 1500 with three is '1,5'. */
export function formatUnits(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = formatCount(Number(digits.slice(0, digits.length - decimals)));
  let fraction = digits.slice(digits.length - decimals);
  while (fraction.endsWith('0')) fraction = fraction.slice(0, -1);
  return (value < 0 ? '-' : '') + whole + (fraction && `,${fraction}`);
}
