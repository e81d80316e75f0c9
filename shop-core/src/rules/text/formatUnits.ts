/** A number in units of its last decimal as a person writes it, no decimal more than it has: 1500 with three is '1,5'. */
export function formatUnits(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, '.');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return (value < 0 ? '-' : '') + whole + (fraction && `,${fraction}`);
}
