import { cleanTyped } from './cleanTyped.ts';

/** An amount without what people write around it: 'Rp' or 'IDR' in front, ',-' behind. */
export function amountOf(text: string): string {
  return cleanTyped(text)
    .replace(/^(Rp\.?|IDR)(?=[\s\d.-]|$)/i, '')
    .replace(/(\d),-+$/, '$1');
}
