import { randomInt } from 'node:crypto';

// Without i, l, o, 0 and 1, which people mistake for one another when they copy from a mail.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const group = `[${letters}]{4}`;
const shape = new RegExp(`^${group}-${group}-${group}-${group}$`);

/** A password for a mail: four groups of four, 79 random bits. */
export function newOneTimePassword(): string {
  const groups = Array.from({ length: 4 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  );
  return groups.join('-');
}

/**
 * Whether a password is written like those of the mails. No chosen password is, so what was typed says by itself which
 * of the two stored hashes to try: every login hashes once, whoever it is for.
 */
export function isOneTimePassword(password: string): boolean {
  return shape.test(password);
}
