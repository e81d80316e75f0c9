import { describe, expect, it } from 'vitest';
import { calendarDate } from '../dates/calendarDate.ts';
import { subsetsOf } from '../testSubsets.ts';
import { isProfileComplete } from './isProfileComplete.ts';
import { type ProfileForm, profileProblems } from './profileProblems.ts';

const today = calendarDate('2026-08-17');
const form: ProfileForm = {
  firstName: 'Budi',
  lastName: 'Santoso',
  birthDate: calendarDate('1990-01-31'),
  email: 'budi@contoh.id',
  gender: 'L',
  phoneNumber: '081234567890',
};
const codes = (change: Partial<ProfileForm>) =>
  profileProblems({ ...form, ...change }, today).map(({ field, code }) => `${field} ${code}`);

describe('the profile form', () => {
  it('requires first name, birth date, e-mail, gender and phone [S5.54]', () => {
    const nothing = { firstName: '', birthDate: null, email: null, gender: null, phoneNumber: ' ' };
    expect(codes(nothing)).toEqual([
      'firstName REQUIRED',
      'birthDate REQUIRED',
      'email REQUIRED',
      'gender REQUIRED',
      'phoneNumber REQUIRED',
    ]);
    expect(codes({ email: 'budi' })).toEqual(['email EMAIL_INVALID']);
    expect(codes({ phoneNumber: '12' })).toEqual(['phoneNumber PHONE_INVALID']);
    expect(codes({ phoneNumber: ' 081234567890 ', firstName: 'a'.repeat(100), lastName: 'a'.repeat(100) })).toEqual([]);
    expect(codes({ firstName: 'a'.repeat(101), lastName: 'a'.repeat(101) })).toEqual([
      'firstName TOO_LONG',
      'lastName TOO_LONG',
    ]);
    expect(codes({})).toEqual([]);
  });

  it('lets birth date and gender wait on the way to an order, as long as they were never given [S5.41]', () => {
    const nothing = { ...form, birthDate: null, gender: null };
    expect(profileProblems(nothing, today, nothing)).toEqual([]);
    expect(profileProblems(nothing, today, form).map(({ field }) => field)).toEqual(['birthDate', 'gender']);
    const early = { ...nothing, birthDate: calendarDate('1899-12-31') };
    expect(profileProblems(early, today, nothing).map(({ code }) => code)).toEqual(['DATE_TOO_EARLY']);
  });

  it('names exactly what is missing, whatever that is', () => {
    const needed = ['firstName', 'birthDate', 'email', 'gender', 'phoneNumber'] as const;
    for (const missing of subsetsOf(needed)) {
      expect(codes(Object.fromEntries(missing.map((field) => [field, null])))).toEqual(
        missing.map((field) => `${field} REQUIRED`),
      );
    }
  });

  it('does not ask for a last name [S5.55]', () => {
    for (const lastName of ['', null, undefined, ' ']) expect(codes({ lastName })).toEqual([]);
  });

  it('takes a birth date up to today', () => {
    expect(codes({ birthDate: today })).toEqual([]);
    expect(codes({ birthDate: calendarDate('2026-08-18') })).toEqual(['birthDate DATE_IN_FUTURE']);
  });
});

describe('isProfileComplete', () => {
  const profile = { fullName: 'Budi Santoso', email: 'budi@contoh.id', phoneNumber: '081234567890' };

  it('wants full name, e-mail and phone number [S5.41]', () => {
    expect(isProfileComplete(profile)).toBe(true);
    for (const field of ['fullName', 'email', 'phoneNumber'] as const) {
      expect(isProfileComplete({ ...profile, [field]: null })).toBe(false);
      expect(isProfileComplete({ ...profile, [field]: ' ' })).toBe(false);
    }
  });
});
