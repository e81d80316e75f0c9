import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { text } from './scalars.ts';

it('a text of the console has one spelling of a letter with an accent, which counts as one', () => {
  expect(z.decode(text(5), 'rene\u0301e')).toBe('ren\u00E9e');
  expect(z.encode(text(5), 'rene\u0301e')).toBe('ren\u00E9e');
});
