import { useTranslate } from 'react-admin';
import { useFormats } from './useFormats.ts';

/** A sum of invoices in rupiah, which says how many of them it leaves out for want of a rate. */
export function useRupiahSum() {
  const translate = useTranslate();
  const { money } = useFormats();
  return (sum: number | undefined, withoutRate = 0): string => {
    const shown = money(sum ?? null, 'IDR');
    return withoutRate === 0
      ? shown
      : `${shown} (${translate('console.leftOut.withoutRate', { smart_count: withoutRate })})`;
  };
}
