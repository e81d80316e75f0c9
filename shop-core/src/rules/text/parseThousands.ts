/**
 * A typed whole number, with or without dots between the thousands and 'Rp' in front: '1.500.000' is 1500000. Null when
 * nothing was typed, NaN when it is no such number or too large to be exact.
 */
export function parseThousands(text: string): number | null {
  const typed = text.replace(/^\s*Rp/i, '').trim();
  if (typed === '') return null;
  if (!/^(\d+|\d{1,3}(\.\d{3})+)$/.test(typed)) return Number.NaN;
  const amount = Number(typed.replaceAll('.', ''));
  return Number.isSafeInteger(amount) ? amount : Number.NaN;
}
