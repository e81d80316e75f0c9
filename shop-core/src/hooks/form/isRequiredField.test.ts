import { describe, expect, it } from 'vitest';
import { profileProblems } from '../../rules/account/profileProblems.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import { registerProblems } from '../../rules/session/registerProblems.ts';
import { isRequiredField } from './isRequiredField.ts';

const registration = {
  email: 'ani@shop.example',
  username: 'ani',
  customerType: 'INDIVIDU' as 'INDIVIDU' | 'CORPORATE',
  isNewCompany: false,
  referralCode: '',
  company: { id: 4, name: 'PT Laut', address: '', email: '', phone: '' },
};
const required = (about: Partial<typeof registration>) => (name: string) =>
  isRequiredField(registerProblems, { ...registration, ...about }, name);

describe('a field', () => {
  it('is required when the rule refuses the form without it, filled in or not', () => {
    expect(['email', 'username', 'referralCode'].map(required({}))).toEqual([true, true, false]);
    expect(['email', 'username'].map(required({ email: '', username: '' }))).toEqual([true, true]);
  });

  it('is required where another field makes it so', () => {
    const company = ['company.id', 'company.name', 'company.phone'];
    expect(company.map(required({}))).toEqual([false, false, false]);
    expect(company.map(required({ customerType: 'CORPORATE' }))).toEqual([true, false, false]);
    expect(company.map(required({ customerType: 'CORPORATE', isNewCompany: true }))).toEqual([false, true, true]);
  });

  it('of any kind is asked about empty: a date, a choice, a checkbox', () => {
    const today = calendarDate('2026-01-05');
    const profile = {
      ...{ firstName: 'Ani', lastName: 'Wijaya', birthDate: today, email: 'ani@shop.example' },
      ...{ gender: 'P' as const, phoneNumber: '08123456789' },
    };
    const isRequired = (name: string) => isRequiredField((form) => profileProblems(form, today), profile, name);
    expect(['birthDate', 'gender', 'lastName'].map(isRequired)).toEqual([true, true, false]);
    const isAccepted = ({ terms }: { terms: boolean }) =>
      terms ? [] : [{ field: 'terms', code: 'REQUIRED' } as const];
    expect(isRequiredField(isAccepted, { terms: true }, 'terms')).toBe(true);
  });

  it('that is refused for something else when it is empty is not required', () => {
    const problems = () => [{ field: 'email', code: 'EMAIL_INVALID' } as const];
    expect(isRequiredField(problems, { email: '' }, 'email')).toBe(false);
  });

  it('that is a text and nothing else may be left empty where the rule knows no null', () => {
    const problems = ({ note }: { note: string }) =>
      note.length > 5 ? [{ field: 'note', code: 'TOO_LONG', maximum: 5 } as const] : [];
    expect(isRequiredField(problems, { note: 'panjang' }, 'note')).toBe(false);
  });

  it('is asked about without touching what was typed', () => {
    required({})('company.name');
    expect(registration.company.name).toBe('PT Laut');
  });
});
