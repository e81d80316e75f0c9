import { describe, expect, it } from 'vitest';
import { calendarDate } from '../dates/calendarDate.ts';
import { subsetsOf } from '../testSubsets.ts';
import { type AdminUserForm, adminUserProblems } from './adminUserProblems.ts';

const today = calendarDate('2026-08-17');
const form: AdminUserForm = {
  name: 'Bayu Segara',
  email: 'bayu@samudra.example',
  password: 'jangkar besi',
  phone: '0215551234',
  address: 'Jl. Pelabuhan 1',
  birthDate: calendarDate('1990-05-17'),
  roleId: 2,
};
const empty: AdminUserForm = {
  name: '',
  email: '',
  password: '',
  phone: '',
  address: '',
  birthDate: null,
  roleId: null,
};
const codes = (change: Partial<AdminUserForm>, isNew: boolean, of = form) =>
  adminUserProblems({ ...of, ...change }, { isNew, today }).map(({ field, code }) => `${field} ${code}`);

describe('a new user of the console', () => {
  it('needs name, e-mail, password, phone, address, birth date and role [S5.3, S5.4, S5.5, S5.6]', () => {
    expect(codes({}, true)).toEqual([]);
    expect(codes({}, true, empty)).toEqual([
      'name REQUIRED',
      'email REQUIRED',
      'password REQUIRED',
      'phone REQUIRED',
      'address REQUIRED',
      'birthDate REQUIRED',
      'roleId REQUIRED',
    ]);
  });

  it('has a valid e-mail, a number for a phone, a password of 8 and a birth date that has been [S5.4, S5.5, S5.6]', () => {
    expect(codes({ email: 'bayu@' }, true)).toEqual(['email EMAIL_INVALID']);
    expect(codes({ phone: 'rumah' }, true)).toEqual(['phone PHONE_INVALID']);
    expect(codes({ password: 'j4ngk4r' }, true)).toEqual(['password TOO_SHORT']);
    expect(codes({ password: 'j4ngk4rr' }, true)).toEqual([]);
    expect(codes({ password: 'bayu segara 7' }, true)).toEqual(['password TOO_COMMON']);
    expect(codes({ password: 'bayu@samudra.example' }, false)).toEqual(['password TOO_COMMON']);
    expect(codes({ password: ' jangkar besi' }, true)).toEqual(['password EDGE_SPACE']);
    expect(codes({ birthDate: calendarDate('2026-08-18') }, true)).toEqual(['birthDate DATE_IN_FUTURE']);
    expect(codes({ birthDate: today }, true)).toEqual([]);
  });

  it('has texts of at most 50 characters, and short ones are fine', () => {
    expect(codes({ name: 'a'.repeat(51), address: 'b'.repeat(51) }, true)).toEqual([
      'name TOO_LONG',
      'address TOO_LONG',
    ]);
    expect(codes({ email: `${'c'.repeat(40)}@contoh.test` }, true)).toEqual(['email TOO_LONG']);
    expect(codes({ name: 'Ana', address: 'X' }, true)).toEqual([]);
  });
});

describe('any user of the console', () => {
  it('lacks exactly what was left out', () => {
    const fields = ['name', 'email', 'password', 'phone', 'address', 'birthDate', 'roleId'] as const;
    const needed: Record<string, readonly string[]> = { true: fields, false: ['email', 'phone', 'roleId'] };
    for (const missing of subsetsOf(fields)) {
      const change = Object.fromEntries(missing.map((field) => [field, empty[field]]));
      for (const isNew of [true, false]) {
        const refused = missing.filter((field) => needed[String(isNew)]?.includes(field));
        expect(codes(change, isNew)).toEqual(refused.map((field) => `${field} REQUIRED`));
      }
    }
  });
});

describe('a user of the console that is edited', () => {
  it('needs e-mail, phone and role alone [S5.9, S5.10, S5.11]', () => {
    expect(codes({}, false, empty)).toEqual(['email REQUIRED', 'phone REQUIRED', 'roleId REQUIRED']);
    expect(codes({ email: 'bayu@' }, false)).toEqual(['email EMAIL_INVALID']);
    expect(codes({ password: 'j4ngk4r' }, false)).toEqual(['password TOO_SHORT']);
    expect(codes({ password: 'j4ngk4rr' }, false)).toEqual([]);
  });

  it('has texts of 4 to 50 characters [S5.12]', () => {
    expect(codes({ name: 'Ana', address: 'X   ' }, false)).toEqual(['name TOO_SHORT', 'address TOO_SHORT']);
    expect(codes({ name: 'Anas', address: 'Xyzw' }, false)).toEqual([]);
    expect(codes({ name: 'a'.repeat(51), address: 'b'.repeat(51) }, false)).toEqual([
      'name TOO_LONG',
      'address TOO_LONG',
    ]);
    expect(codes({ email: `${'c'.repeat(40)}@contoh.test` }, false)).toEqual(['email TOO_LONG']);
    expect(codes({ phone: '021' }, false)).toEqual(['phone PHONE_INVALID']);
    expect(codes({ phone: '0'.repeat(51) }, false)).toEqual(['phone PHONE_INVALID']);
  });
});
