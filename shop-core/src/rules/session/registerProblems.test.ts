import { describe, expect, it } from 'vitest';
import { type RegisterForm, registerProblems } from './registerProblems.ts';

const individual: RegisterForm = {
  email: 'budi@contoh.id',
  username: 'budi',
  customerType: 'INDIVIDU',
  isNewCompany: false,
};
const corporate: RegisterForm = { ...individual, customerType: 'CORPORATE' };
const company = { name: 'PT Laut', address: 'Jl. Samudra 1', email: 'halo@laut.id', phone: '0215551234' };
const codes = (form: RegisterForm) => registerProblems(form).map(({ field, code }) => `${field} ${code}`);

describe('a registration', () => {
  it('with e-mail and username is fine for an individual', () => expect(codes(individual)).toEqual([]));

  it('requires an e-mail address that is one [S5.14]', () => {
    expect(codes({ ...individual, email: '' })).toEqual(['email REQUIRED']);
    expect(codes({ ...individual, email: 'budi@contoh' })).toEqual(['email EMAIL_INVALID']);
  });

  it('requires a username [S5.15]', () => {
    expect(codes({ ...individual, username: '' })).toEqual(['username REQUIRED']);
    expect(codes({ ...individual, username: 'a'.repeat(51) })).toEqual(['username TOO_LONG']);
    expect(codes({ ...individual, username: 'bu\0di' })).toEqual(['username INVALID']);
  });

  it('is judged without the spaces in e-mail and username [S5.16]', () => {
    expect(codes({ ...individual, email: ' bu di@contoh.id ', username: `${' '.repeat(60)}budi` })).toEqual([]);
    expect(codes({ ...individual, email: ' \t', username: ' \n ' })).toEqual(['email REQUIRED', 'username REQUIRED']);
  });

  it('of a corporate requires the choice of a company [S5.17]', () => {
    expect(codes(corporate)).toEqual(['company.id COMPANY_REQUIRED']);
    expect(codes({ ...corporate, company: { ...company, id: null } })).toEqual(['company.id COMPANY_REQUIRED']);
    expect(codes({ ...corporate, company: { id: 7 } })).toEqual([]);
  });

  it('of a corporate with a new company requires its name, address, e-mail and phone [S5.18]', () => {
    const form: RegisterForm = { ...corporate, isNewCompany: true };
    const all = [
      'company.name REQUIRED',
      'company.address REQUIRED',
      'company.email REQUIRED',
      'company.phone REQUIRED',
    ];
    expect(codes(form)).toEqual(all);
    expect(codes({ ...form, company: { id: 7 } })).toEqual(all);
    expect(codes({ ...form, company: { ...company, email: 'laut', phone: '12' } })).toEqual([
      'company.email EMAIL_INVALID',
      'company.phone PHONE_INVALID',
    ]);
    expect(codes({ ...form, company })).toEqual([]);
  });

  it('of an individual never asks about a company', () => {
    for (const isNewCompany of [true, false]) {
      for (const choice of [undefined, null, {}, company]) {
        expect(codes({ ...individual, isNewCompany, company: choice })).toEqual([]);
      }
    }
  });
});
