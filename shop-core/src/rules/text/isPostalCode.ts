/** Whether a text is an Indonesian postal code: five digits, the first not 0. */
export function isPostalCode(text: string): boolean {
  return /^[1-9]\d{4}$/.test(text);
}
