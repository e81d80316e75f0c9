import { expect, it } from 'vitest';
import { isProblemCode } from './isProblemCode.ts';

it('knows the codes of problems and no other word', () => {
  expect(isProblemCode('OUT_OF_STOCK')).toBe(true);
  for (const word of ['', 'out_of_stock', '__proto__', 'constructor', 'toString'])
    expect(isProblemCode(word)).toBe(false);
});
