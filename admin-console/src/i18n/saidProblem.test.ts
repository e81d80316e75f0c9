import { fieldMessageFor } from 'shop-core/messages';
import { calendarDate, type ValueProblem } from 'shop-core/rules';
import { expect, it } from 'vitest';
import { createI18nProvider } from '../providers/i18nProvider.ts';
import { translatedSentence } from './fieldSentences.ts';
import { saidProblem } from './saidProblem.ts';

const said: readonly [ValueProblem, english: string][] = [
  [{ code: 'TOO_LONG', maximum: 100 }, 'At most 100 characters.'],
  [{ code: 'TOO_SHORT', minimum: 8 }, 'At least 8 characters.'],
  [{ code: 'NUMBER_TOO_LARGE', maximum: 12_500 }, 'At most 12500.'],
  [{ code: 'NUMBER_INVALID', decimals: 2 }, 'A number with at most 2 decimals.'],
  [{ code: 'NUMBER_INVALID', decimals: 0 }, 'A whole number.'],
  [{ code: 'NUMBER_TOO_SMALL', isZeroFine: true }, 'Must not be less than 0.'],
  [{ code: 'NUMBER_TOO_SMALL', isZeroFine: false }, 'Must be more than 0.'],
  [{ code: 'NUMBER_TOO_SMALL', isZeroFine: true, minimum: -180 }, 'At least -180.'],
  [{ code: 'NUMBER_TOO_SMALL', isZeroFine: false, minimum: 4 }, 'At least 4.'],
  [{ code: 'DIGITS_WRONG', digits: [15, 16] }, 'Digits only: 15/16 of them.'],
  [{ code: 'DATE_TOO_EARLY', earliest: calendarDate('1900-01-31') }, 'Not before 31/01/1900.'],
  [{ code: 'DATE_TOO_LATE', latest: calendarDate('2100-12-31') }, 'Not after 31/12/2100.'],
  [{ code: 'TAKEN' }, 'Already used.'],
];

it.each(said)('knows what the server says of %o, with its limit, in both languages', async (problem, english) => {
  const sentence = fieldMessageFor(problem);
  expect(saidProblem(sentence)).toEqual(problem);
  const { translate, changeLocale } = createI18nProvider();
  await changeLocale('id');
  expect(translatedSentence(sentence, translate)).toBe(sentence);
  await changeLocale('en');
  expect(translatedSentence(sentence, translate)).toBe(english);
});

it('leaves a sentence that it does not know', () => {
  expect(saidProblem('Kapal sudah karam.')).toBeUndefined();
});
