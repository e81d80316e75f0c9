import { cartNameLength } from '../constants.ts';
import { cutText } from './cutText.ts';

/** A product name as the cart shows it: 20 characters and '...' (S9.5). */
export function shortCartName(name: string): string {
  return cutText(name, cartNameLength, '...');
}
