import { expect, it, vi } from 'vitest';
import { keepTextFromMarkup } from './keepTextFromMarkup.ts';

it.each([
  ['', ''],
  ['{"name":"Emas \\u003c 5 gram"}', '{"name":"Emas \\u003c 5 gram"}'],
  ['<script></script>', '<script></script>'],
  ['<script>alert(1)</script>', null],
  ['<img src=x onerror=alert(1)>', null],
  ['a<b', null],
])('108: %j gets into the page as %j', (text, allowed) => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  keepTextFromMarkup();
  expect(createPolicy).toHaveBeenCalledWith('default', { createHTML: expect.any(Function) });
  expect(createPolicy.mock.calls[0]?.[1].createHTML(text)).toBe(allowed);
});

it('is content where no browser asks for it', () => {
  expect(keepTextFromMarkup).not.toThrow();
});
