import type { Rupiah } from '../money/rupiah.ts';
import { formatCount } from './formatCount.ts';

/** An amount as the shop shows it: 'Rp 1.500.000', below zero '-Rp 1.500.000' (S9.9). */
export function formatRupiah(amount: Rupiah): string {
  return `${amount < 0 ? '-' : ''}Rp ${formatCount(Math.abs(amount))}`;
}
