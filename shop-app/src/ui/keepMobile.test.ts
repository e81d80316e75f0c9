import { expect, it } from 'vitest';
import { keepMobile } from './keepMobile.ts';

it('carries mobile=1 over to the next page', () => {
  expect(keepMobile('/products', '?mobile=1')).toBe('/products?mobile=1');
  expect(keepMobile('/products?cat=2#atas', '?s=koin&mobile=1')).toBe('/products?cat=2&mobile=1#atas');
});

it('leaves links alone everywhere else', () => {
  expect(keepMobile('/products?cat=2', '')).toBe('/products?cat=2');
  expect(keepMobile('/products', '?mobile=0')).toBe('/products');
});
