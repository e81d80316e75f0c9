import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalUrl } from './canonicalUrl.ts';

it.each([
  ['/', '/'],
  ['/?a=1', '/?a=1'],
  ['/products', '/products'],
  ['/products?s=a/', '/products?s=a/'],
  ['/products/', '/products'],
  ['/products/?s=a?b/&p=2', '/products?s=a?b/&p=2'],
  ['/products///', '/products'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example//', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
  ['/\\/\\evil.example/', '/evil.example'],
])('makes %j %j', (url, canonical) => {
  expect(canonicalUrl(url)).toBe(canonical);
});

it('stays on its own site and needs to be said once only, whatever the address', () => {
  const piece = fc.constantFrom('/', '//', '\\', 'a', 'evil.example', '?', '%2f', '..', '.', 'http:', '@', '/products');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const url = `/${pieces.join('')}`;
      const canonical = canonicalUrl(url);
      if (canonical === url) return;
      expect(new URL(canonical, 'http://shop.example').origin).toBe('http://shop.example');
      expect(canonicalUrl(canonical)).toBe(canonical);
    }),
  );
});
