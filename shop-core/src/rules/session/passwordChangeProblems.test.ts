import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './isCommonPassword.ts';
import { newPasswordProblem } from './newPasswordProblem.ts';
import { passwordChangeProblems } from './passwordChangeProblems.ts';

const good = 'kuda baterai stapler';
const problems = (newPassword: string, confirmation = newPassword, currentPassword = 'lama') =>
  passwordChangeProblems({ currentPassword, newPassword, confirmation });

describe('the password form', () => {
  it('requires the current password, the new one and its confirmation [S5.59]', () => {
    expect(problems('', '', '')).toEqual([
      { field: 'currentPassword', code: 'REQUIRED' },
      { field: 'newPassword', code: 'REQUIRED' },
      { field: 'confirmation', code: 'REQUIRED' },
    ]);
    expect(problems(good)).toEqual([]);
  });

  it('refuses a confirmation that differs [S5.60]', () => {
    expect(problems(good, `${good}.`)).toEqual([{ field: 'confirmation', code: 'CONFIRMATION_DIFFERS' }]);
    expect(problems(good, good.toUpperCase())).toEqual([{ field: 'confirmation', code: 'CONFIRMATION_DIFFERS' }]);
  });

  it('takes 8 to 128 characters', () => {
    expect(newPasswordProblem('k7#pQz!')).toEqual({ code: 'TOO_SHORT', minimum: 8 });
    expect(newPasswordProblem('k7#pQz!w')).toBeUndefined();
    expect(newPasswordProblem(`${'k7#pQz!w'.repeat(16).slice(0, 127)}x`)).toBeUndefined();
    expect(newPasswordProblem(`${'k7#pQz!w'.repeat(16)}x`)).toEqual({ code: 'TOO_LONG', maximum: 128 });
  });

  it('refuses spaces at the ends instead of trimming them, and keeps those inside', () => {
    for (const edged of [` ${good}`, `${good} `, `\t${good}`, `${good}\u00A0`]) {
      expect(newPasswordProblem(edged)).toEqual({ code: 'EDGE_SPACE' });
    }
  });

  it('accepts nothing that a login would alter or that is out of bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (password) => {
        if (newPasswordProblem(password) !== undefined) return;
        expect(password.trim()).toBe(password);
        expect(password.length).toBeGreaterThanOrEqual(8);
        expect(password.length).toBeLessThanOrEqual(128);
      }),
    );
  });
});

describe('isCommonPassword', () => {
  it.each([
    '12345678',
    '0987654321',
    '1234567890',
    '11223344',
    'aaaaaaaa',
    '12121212',
    '1234512345',
    'abcdefgh',
    'ertyuiop',
    'lkjhgfds',
    'indonesia1',
    'qwertyuiop',
    'password',
    'Password1!',
    'P@ssw0rd123',
    'qwerty123',
    '1q2w3e4r',
    'q1w2e3r4',
    'bismillah',
    'rahasia2026',
    'SamudraEmas',
    'samudra-emas 2026',
    '2026samudraemas!',
    'emas123456',
  ])('refuses %s', (password) => expect(newPasswordProblem(password)).toEqual({ code: 'TOO_COMMON' }));

  it.each([good, 'Xk2$vmQp', 'emas-di-bawah-kasur', 'passwordku itu panjang', '98417263'])('takes %s', (password) => {
    expect(newPasswordProblem(password)).toBeUndefined();
  });

  it("refuses the owner's names, with digits and signs around them", () => {
    const owner = ['WiraNata', 'wira.surya@contoh.id'];
    for (const password of ['wiranata', 'WIRANATA99!', 'wira.surya@contoh.id', 'wirasurya1', '#wira.surya']) {
      expect(isCommonPassword(password, owner)).toBe(true);
    }
    expect(isCommonPassword('bukan wiranata', owner)).toBe(false);
  });

  it('is not confused by an owner whose name is only digits, or empty', () => {
    expect(isCommonPassword('98417263', ['08123456789', '', '@contoh.id'])).toBe(false);
    expect(isCommonPassword('08123456789', ['08123456789'])).toBe(true);
  });
});
