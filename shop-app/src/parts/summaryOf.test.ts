import { expect, it } from 'vitest';
import { summaryOf } from './summaryOf.ts';

it('takes the words of a text without its HTML', () => {
  expect(summaryOf('<p>Murni &amp; <b>bersertifikat</b>.</p>\n<p>Dikirim&nbsp;aman</p>')).toBe(
    'Murni & bersertifikat . Dikirim aman',
  );
});

it('ends with a whole word when it is cut', () => {
  const text = summaryOf('emas batangan '.repeat(30));
  expect(text).toMatch(/ (emas|batangan)…$/);
  expect(text.length).toBeLessThanOrEqual(161);
});

it('cuts a text of one endless word as well', () => {
  expect(summaryOf('a'.repeat(500))).toBe(`${'a'.repeat(160)}…`);
});
