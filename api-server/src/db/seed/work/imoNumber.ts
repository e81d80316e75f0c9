/** The IMO number of six digits: they are followed by the last digit of the sum of each times 7 to 2. */
export function imoNumber(six: number): string {
  const digits = String(six).padStart(6, '0');
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (7 - at), 0);
  return `${digits}${sum % 10}`;
}
