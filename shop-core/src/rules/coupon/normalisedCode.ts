// Judged before it is raised: upper-casing turns some letters that are not A-Z into ones that are.
const pattern = /^[A-Za-z0-9_-]{1,64}$/;

/** A coupon code as it is stored: trimmed, in capitals. Undefined when the text is not exactly one code. */
export function normalisedCode(text: string): string | undefined {
  const code = text.trim();
  return pattern.test(code) ? code.toUpperCase() : undefined;
}
