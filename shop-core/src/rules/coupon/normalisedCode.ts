// Judged before it is raised: upper-casing turns some letters that are not A-Z into ones that are.
const pattern = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * A coupon code as it is stored: trimmed, in capitals. Undefined when the text is not exactly one code of 1 to 64
 * letters A to Z, digits, dashes and underscores.
 */
export function normalisedCode(text: string): string | undefined {
  const code = text.trim();
  return pattern.test(code) ? code.toUpperCase() : undefined;
}
