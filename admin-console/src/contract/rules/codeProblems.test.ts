import { expect, it } from 'vitest';
import { clientCodes, codeProblems, contactProblems, storedCodes, vesselCodes } from './codeProblems.ts';

it('names the limit of each code, and leaves out what is empty', () => {
  expect(codeProblems({ npwp: null, email: '', phone: null }, clientCodes)).toEqual([]);
  expect(codeProblems({ npwp: 'abc', email: 'ani', phone: '12' }, clientCodes)).toEqual([
    { field: 'npwp', code: 'DIGITS_WRONG', digits: [15, 16] },
    { field: 'email', code: 'EMAIL_INVALID' },
    { field: 'phone', code: 'PHONE_INVALID' },
  ]);
  expect(codeProblems({ imo: '9074728', mmsi: '12' }, vesselCodes)).toEqual([
    { field: 'imo', code: 'IMO_INVALID' },
    { field: 'mmsi', code: 'DIGITS_WRONG', digits: [9] },
  ]);
});

it('looks at every contact', () => {
  const contacts = [
    { email: null, phone: null },
    { email: 'ani@', phone: null },
  ];
  expect(contactProblems(contacts)).toEqual([{ field: 'contacts.1.email', code: 'EMAIL_INVALID' }]);
});

it('stores a code as it is written', () => {
  expect(storedCodes({ npwp: '012345678901000', email: null, phone: '' }, clientCodes)).toEqual({
    npwp: '01.234.567.8-901.000',
    email: null,
    phone: null,
  });
});
