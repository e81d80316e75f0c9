import { describe, expect, it } from 'vitest';
import { decodeAsk, decodeReply, encodeAsk } from '../../wire/index.ts';
import {
  authenticate,
  deleteAccount,
  findCompanies,
  forgotPassword,
  getNewPassword,
  register,
  resetPassword,
} from './session.ts';

it('asks for the companies [S7.12]', () => {
  const ask = { body: { page: 0, size: 1000 } };
  const sent = { method: 'POST', url: '/company/find-all', body: { page: 0, size: 1000 } };
  expect(encodeAsk(findCompanies, ask)).toEqual(sent);
  expect(decodeReply(findCompanies, { data: { content: [{ id: 1, name: 'PT Laut' }] } })).toEqual({
    companies: [{ id: 1, name: 'PT Laut', address: null, email: null, phone: null }],
  });
});

describe('a registration [S7.13]', () => {
  const person = { email: 'ani@shop.example', username: 'ani', isNewCompany: false, hasValidCompany: false } as const;

  it('of a person', () => {
    expect(encodeAsk(register, { body: { ...person, customerType: 'INDIVIDU', referralCode: 'B7' } })).toEqual({
      method: 'POST',
      url: '/user/register',
      body: {
        email: 'ani@shop.example',
        username: 'ani',
        'referal-code': 'B7',
        'customer-type': 'INDIVIDU',
        newCompany: false,
        validCompany: false,
      },
    });
  });

  it('of a person for a new company', () => {
    const company = { name: 'PT Laut', address: 'Jl. Laut 1', email: 'a@laut.example', phone: '021555123' };
    const body = { ...person, customerType: 'CORPORATE', isNewCompany: true, company } as const;
    expect(encodeAsk(register, { body }).body).toMatchObject({ newCompany: true, company });
  });
});

it('logs in, and reads the profile beside the token [S7.16]', () => {
  const body = { username: 'ani', password: 'rahasia-9' };
  expect(encodeAsk(authenticate, { body })).toEqual({ method: 'POST', url: '/user/authenticate', body });
  const data = {
    'customer-code': 'C1',
    username: 'ani',
    email: 'ani@shop.example',
    'type-of-customer': 'INDIVIDU',
    'is-reseller': false,
    token: 't1',
    'expires-at': '2026-02-01T00:00:00.000Z',
    'must-change-password': true,
  };
  expect(decodeReply(authenticate, { data })).toMatchObject({
    customerCode: 'C1',
    fullName: null,
    token: 't1',
    mustChangePassword: true,
  });
});

it('changes a password [S7.18]', () => {
  const body = { currentPassword: 'lama-123', newPassword: 'baru-456', username: 'ani' };
  const sent = encodeAsk(resetPassword, { body });
  expect(sent).toEqual({
    method: 'POST',
    url: '/user/reset-password',
    body: { 'current-password': 'lama-123', 'new-password': 'baru-456', username: 'ani' },
  });
  expect(decodeAsk(resetPassword, { params: {}, query: {}, body: sent.body })).toEqual({ body });
});

it('asks for the mail of a forgotten password [S7.14] and for the new one [S7.15]', () => {
  const body = { email: 'ani@shop.example' };
  expect(encodeAsk(forgotPassword, { body })).toEqual({ method: 'PUT', url: '/user/forgot-password', body });
  expect(encodeAsk(getNewPassword, { params: body, query: {} })).toEqual({
    method: 'GET',
    url: '/user/get-new-password/ani%40shop.example',
  });
});

it('deletes an account by the call of the specification, and by no other [S7.17]', () => {
  expect(encodeAsk(deleteAccount, {})).toEqual({ method: 'GET', url: '/user/delete-user' });
  expect(deleteAccount.auth).toBe('customer');
});
