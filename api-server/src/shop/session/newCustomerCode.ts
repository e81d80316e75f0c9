import { randomInt } from 'node:crypto';

// Without I, L, O, 0 and 1: people read it to one another as a referral code.
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A customer code: ten characters, about 50 random bits. It is no secret, but nobody counts customers by it. */
export function newCustomerCode(): string {
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}
