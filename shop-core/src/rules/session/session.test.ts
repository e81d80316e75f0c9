import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminLoginProblems } from './adminLoginProblems.ts';
import { cleanLogin } from './cleanLogin.ts';
import { forgotProblems } from './forgotProblems.ts';
import { grantedPermissions } from './grantedPermissions.ts';
import { identityKey } from './identityKey.ts';
import { loginProblems } from './loginProblems.ts';

describe('the login form of the shop', () => {
  it('requires username and password [S5.22]', () => {
    expect(loginProblems({ username: ' ', password: '' })).toEqual([
      { field: 'username', code: 'REQUIRED' },
      { field: 'password', code: 'REQUIRED' },
    ]);
    expect(loginProblems({ username: 'budi', password: 'x' })).toEqual([]);
  });

  it('takes the spaces out of the username [S5.23]', () => {
    expect(cleanLogin({ username: ' bu di ', password: 'x' }).username).toBe('budi');
  });

  it('trims the password and keeps the spaces inside it [S5.24]', () => {
    expect(cleanLogin({ username: 'budi', password: ' empat kata acak \n' }).password).toBe('empat kata acak');
  });
});

describe('the login form of the console', () => {
  it('requires an e-mail address that is one [S5.1]', () => {
    expect(adminLoginProblems({ email: '', password: 'x' })).toEqual([{ field: 'email', code: 'REQUIRED' }]);
    expect(adminLoginProblems({ email: 'admin', password: 'x' })).toEqual([{ field: 'email', code: 'EMAIL_INVALID' }]);
    expect(adminLoginProblems({ email: 'admin@contoh.id', password: 'x' })).toEqual([]);
  });

  it('requires a password [S5.2]', () => {
    expect(adminLoginProblems({ email: 'admin@contoh.id', password: '' })).toEqual([
      { field: 'password', code: 'REQUIRED' },
    ]);
  });
});

describe('the forgotten-password form', () => {
  it('requires an e-mail address that is one [S5.20]', () => {
    expect(forgotProblems({ email: '  ' })).toEqual([{ field: 'email', code: 'REQUIRED' }]);
    expect(forgotProblems({ email: 'budi@' })).toEqual([{ field: 'email', code: 'EMAIL_INVALID' }]);
  });

  it('does not mind spaces [S5.21]', () => expect(forgotProblems({ email: ' bu di@contoh.id ' })).toEqual([]));
});

describe('identityKey', () => {
  it('is the same for spellings of one name', () => {
    for (const spelling of ['Foo@x.id', ' foo@X.id', 'ｆｏｏ@x.id', 'f oo@x.id']) {
      expect(identityKey(spelling)).toBe('foo@x.id');
    }
  });

  it.each([
    ['one letter or a letter and its accent', 'André', 'andre\u0301'],
    ['a capital that has no single letter', 'J\u030Ca', 'ǰa'],
    ['a ligature or two letters', 'ﬁna', 'fina'],
    ['letters of full width', 'ＡＮＩ', 'ani'],
    ['letters of a script', 'ℒaut', 'laut'],
    ['another kind of space', 'a\u00A0ni', 'ani'],
    ['a sharp that is a ring', 'A\u030Angga', '\u212Bngga'],
  ])('is one for %s', (_what, one, other) => {
    expect(identityKey(one)).toBe(identityKey(other));
  });

  it('is its own key, without spaces', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const key = identityKey(name);
        expect(identityKey(key)).toBe(key);
        expect(key).not.toMatch(/\s/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('grantedPermissions', () => {
  it('keeps only those with access true [S3.6]', () => {
    const users = { name: 'list-users', access: true };
    expect(grantedPermissions([users, { name: 'list-roles', access: false }])).toEqual([users]);
  });
});
