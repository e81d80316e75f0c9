import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail } from './isEmail.ts';

describe('isEmail', () => {
  it.each([
    'budi@contoh.co.id',
    'b@c.de',
    "o'brien+toko@sub.contoh.com",
    'nama.panjang_sekali-1@contoh-toko.id',
    'a@1.b.xn--p1ai',
    `a@${'b.'.repeat(125)}id`,
  ])('takes %s', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'budi',
    'contoh.id',
    '@contoh.id',
    'budi@',
    'budi@contoh',
    'budi@contoh.1',
    'budi@contoh.1d',
    'bu di@contoh.id',
    ' budi@contoh.id',
    'budi@contoh.id\n',
    'budi@@contoh.id',
    'a@b@contoh.id',
    '.budi@contoh.id',
    'budi.@contoh.id',
    'bu..di@contoh.id',
    'budi@-contoh.id',
    'budi@contoh-.id',
    'budi@contoh..id',
    'budi@.id',
    'budi@contoh.id.',
    'budi@contoh_toko.id',
    'budi@contoh.id\0',
    'búdi@contoh.id',
    `${'a'.repeat(65)}@contoh.id`,
    `a@${'b'.repeat(64)}.id`,
    `a@${'b.'.repeat(125)}idn`,
  ])('refuses %j', (text) => expect(isEmail(text)).toBe(false));

  it('takes whatever is built like an address', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(isEmail(address)).toBe(true);
      }),
    );
  });

  it('answers hostile texts of 50 kB at once', () => {
    const hostile = ['a', '@', '.', 'a.', '@a', '-', 'a@a.', '!'].flatMap((part) => [
      part.repeat(50_000 / part.length),
      `a@${part.repeat(50_000 / part.length)}`,
    ]);
    const start = performance.now();
    for (const text of hostile) expect(isEmail(text)).toBe(false);
    expect(performance.now() - start).toBeLessThan(hostile.length * 10);
  });
});
