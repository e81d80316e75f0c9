import { describe, expect, it } from 'vitest';
import { calendarDate } from '../../rules/index.ts';
import { decodeAsk, encodeAsk } from '../../wire/index.ts';
import { getBillingAddress, getCustomer, saveBillingAddress, saveCustomer } from './account.ts';

it('asks for a customer by code [S7.19]', () => {
  const ask = { params: { customerCode: 'C/1' } };
  expect(encodeAsk(getCustomer, ask)).toEqual({ method: 'GET', url: '/customer/by-code/C%2F1' });
});

describe('saving a profile [S7.20]', () => {
  const person = {
    birthDate: calendarDate('1990-12-31'),
    firstName: 'Ani',
    lastName: null,
    email: 'ani@shop.example',
    gender: 'P',
    phoneNumber: '08123456789',
    customerCode: 'C1',
    levelId: 2,
  } as const;
  const wired = {
    'birth-date': '31-12-1990',
    'first-name': 'Ani',
    'last-name': null,
    email: 'ani@shop.example',
    gender: 'P',
    'phone-number': '08123456789',
    code: 'C1',
    'level-id': 2,
  };

  it('names no company for a person', () => {
    const sent = encodeAsk(saveCustomer, { body: { ...person, customerType: 'INDIVIDU' } });
    expect(sent).toEqual({ method: 'PUT', url: '/customer', body: { ...wired, 'customer-type': 'INDIVIDU' } });
  });

  it('names the company of a corporate customer [S6.18]', () => {
    const body = { ...person, customerType: 'CORPORATE', company: { id: 4 } } as const;
    const sent = encodeAsk(saveCustomer, { body });
    expect(sent.body).toEqual({ ...wired, 'customer-type': 'CORPORATE', company: { id: 4 } });
    expect(decodeAsk(saveCustomer, { params: {}, query: {}, body: sent.body })).toEqual({ body });
  });
});

it('asks for the billing address [S7.23]', () => {
  const ask = { params: { customerCode: 'C1' } };
  expect(encodeAsk(getBillingAddress, ask)).toEqual({ method: 'GET', url: '/billing-address/C1' });
});

it('saves the billing address, its district as text [S7.24]', () => {
  const body = {
    address: 'Jl. Senopati 8',
    cityId: 3174,
    company: null,
    place: null,
    provinceId: 31,
    customerCode: 'C1',
    subdistrictId: 3174071,
    districtId: 317407,
    postalCode: '12190',
  };
  const sent = encodeAsk(saveBillingAddress, { body });
  expect(sent).toEqual({
    method: 'PUT',
    url: '/billing-address',
    body: {
      address: 'Jl. Senopati 8',
      'city-id': 3174,
      company: null,
      place: null,
      'province-id': 31,
      'customer-code': 'C1',
      'subdistrict-id': 3174071,
      'district-id': '317407',
      'postal-code': '12190',
    },
  });
  expect(decodeAsk(saveBillingAddress, { params: {}, query: {}, body: sent.body })).toEqual({ body });
});
