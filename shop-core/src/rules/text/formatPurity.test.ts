import { expect, it } from 'vitest';
import { formatPurity } from './formatPurity.ts';

it.each([
  ['999.9', '999,9'],
  ['999,9', '999,9'],
  ['99.99%', '99,99%'],
  ['22K', '22K'],
  ['', ''],
])('writes a fineness of %j as %j', (purity, written) => {
  expect(formatPurity(purity)).toBe(written);
});
