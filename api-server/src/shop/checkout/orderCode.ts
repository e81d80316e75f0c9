import { randomBytes } from 'node:crypto';
import { jakartaDate } from 'shop-core/rules';

// Crockford's base 32: no letter that is read as another or as a number.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'SE261127-9X4M7Q2KD0RT5W': the day for people, and 70 random bits so that no order is found by guessing. */
export function newOrderCode(now: Date): string {
  const day = jakartaDate(now).slice(2).replaceAll('-', '');
  const random = Array.from(randomBytes(14), (byte) => letters[byte % letters.length]).join('');
  return `SE${day}-${random}`;
}
