import { productNameLength } from '../constants.ts';
import { cutText } from './cutText.ts';

/** A product name as lists show it: 30 characters and '…' (S9.6). The full name stays in the accessible name. */
export function shortName(name: string): string {
  return cutText(name, productNameLength, '…');
}
