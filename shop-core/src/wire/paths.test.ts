import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { list } from './list.ts';
import { orNull } from './orNull.ts';
import { toOurPath, toWirePath } from './paths.ts';
import { wire } from './wire.ts';

const company = wire({ email: ['company-email', z.string()] });
const line = wire({ unitPrice: ['price', z.int()], company: ['line-company', company] });
const form = wire({
  referralCode: ['referal-code', z.string()],
  company: ['company', z.optional(company)],
  billing: ['billing-address', orNull(wire({ postalCode: ['postal-code', z.string()] }))],
  lines: ['products', list(line, 500)],
});

describe('the path of a field', () => {
  it.each([
    ['referralCode', 'referal-code'],
    ['company.email', 'company.company-email'],
    ['billing.postalCode', 'billing-address.postal-code'],
    ['lines.3.unitPrice', 'products.3.price'],
    ['lines.0.company.email', 'products.0.line-company.company-email'],
    ['lines', 'products'],
  ])('is %s to us and %s on the wire', (ours, theirs) => {
    expect(toWirePath(form, ours)).toBe(theirs);
    expect(toOurPath(form, theirs)).toBe(ours);
  });

  it.each(['message', 'captcha', 'captcha.referal-code', 'company.unheard-of', 'referal-code-2', ''])(
    'stays %j when nobody declared it',
    (path) => {
      expect(toOurPath(form, path)).toBe(path);
      expect(toWirePath(form, path)).toBe(path);
    },
  );

  it('stays as it is where a call has no body, or one that is no entity', () => {
    expect(toOurPath(undefined, 'referal-code')).toBe('referal-code');
    expect(toOurPath(z.null(), 'referal-code')).toBe('referal-code');
    expect(toWirePath(list(z.string()), '0')).toBe('0');
  });
});
