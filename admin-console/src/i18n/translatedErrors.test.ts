import { fieldMessageFor } from 'shop-core/messages';
import { calendarDate, type FieldProblem, type ValueProblem } from 'shop-core/rules';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { translatedErrors } from './fieldSentences.ts';

const refused: readonly [ValueProblem, english: string][] = [
  [{ code: 'TOO_LONG', maximum: 100 }, 'At most 100 characters.'],
  [{ code: 'TOO_SHORT', minimum: 8 }, 'At least 8 characters.'],
  [{ code: 'NUMBER_TOO_LARGE', maximum: 12_500 }, 'At most 12500.'],
  [{ code: 'NUMBER_INVALID', decimals: 2 }, 'A number with at most 2 decimals.'],
  [{ code: 'NUMBER_INVALID', decimals: 0 }, 'A whole number.'],
  [{ code: 'NUMBER_TOO_SMALL', isZeroFine: true }, 'Must not be less than 0.'],
  [{ code: 'NUMBER_TOO_SMALL', isZeroFine: false }, 'Must be more than 0.'],
  [{ code: 'NUMBER_TOO_SMALL', isZeroFine: true, minimum: -180 }, 'At least -180.'],
  [{ code: 'DIGITS_WRONG', digits: [15, 16] }, 'Digits only: 15/16 of them.'],
  [{ code: 'DATE_TOO_EARLY', earliest: calendarDate('1900-01-31') }, 'Not before 31/01/1900.'],
  [{ code: 'DATE_TOO_LATE', latest: calendarDate('2100-12-31') }, 'Not after 31/12/2100.'],
  [{ code: 'TAKEN' }, 'Already used.'],
];

it.each(refused)('says what the server refused for %o, with its limit, in both languages', async (problem, english) => {
  const errors = { nama: fieldMessageFor(problem) };
  const fields = [{ ...problem, field: 'nama' }] as FieldProblem[];
  const { translate, changeLocale } = createI18nProvider();
  await changeLocale('id');
  expect(translatedErrors(errors, fields, translate)).toEqual(errors);
  await changeLocale('en');
  expect(translatedErrors(errors, fields, translate)).toEqual({ nama: english });
});

it('says as it came what it does not know, and what came without a reason', async () => {
  const errors = { kapal: 'Kapal sudah karam.', nama: 'Sudah dipakai.' };
  const { translate, changeLocale } = createI18nProvider();
  await changeLocale('en');
  const unknown = [{ field: 'kapal', code: 'SUNK' }] as unknown as FieldProblem[];
  expect(translatedErrors(errors, unknown, translate)).toEqual(errors);
});
