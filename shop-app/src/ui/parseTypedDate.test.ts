import { expect, it } from 'vitest';
import { parseTypedDate } from './parseTypedDate.ts';

it.each([
  '17/05/1991',
  '17/5/1991',
  '17-05-1991',
  '17.5.1991',
  '17 05 1991',
  ' 17 / 05 / 1991 ',
  '17051991',
  '1991-05-17',
])('reads %j as 17 May 1991', (text) => expect(parseTypedDate(text)).toBe('1991-05-17'));

it('reads the day first, also where the month could be meant', () => {
  expect(parseTypedDate('05/06/1991')).toBe('1991-06-05');
});

it.each(['', '17', '17/05', '17/05/91', '31/02/1991', '05/17/1991', '1705199', '17/05/1991x', '00/05/1991'])(
  'reads no day in %j',
  (text) => expect(parseTypedDate(text)).toBeNull(),
);
