import { expect, it } from 'vitest';
import { rupiah } from '../../rules/index.ts';
import { encodeAsk } from '../../wire/index.ts';
import { addToCart, changeLine, getCart, removeLine } from './cart.ts';

const price = rupiah(900_000);

it('asks for the cart [S7.45]', () => {
  expect(encodeAsk(getCart, { params: { customerCode: 'C1' } })).toEqual({ method: 'GET', url: '/cart/C1' });
});

it('adds to the cart [S7.46]', () => {
  const body = { customerCode: 'C1', price, quantity: 2, sku: 'LM-5' };
  expect(encodeAsk(addToCart, { body })).toEqual({
    method: 'POST',
    url: '/cart',
    body: { 'customer-code': 'C1', price: 900_000, quantity: 2, sku: 'LM-5' },
  });
});

it('changes a line [S7.47]', () => {
  const body = { customerCode: 'C1', id: 11, price, quantity: 2, sku: 'LM-5' };
  expect(encodeAsk(changeLine, { body })).toEqual({
    method: 'PUT',
    url: '/cart',
    body: { 'customer-code': 'C1', id: 11, price: 900_000, quantity: 2, sku: 'LM-5' },
  });
});

it('removes a line [S7.48]', () => {
  expect(encodeAsk(removeLine, { params: { id: 11 } })).toEqual({ method: 'DELETE', url: '/cart/11' });
});

it.each([0, -1, 1.5, 1_000_001])('never sends a quantity of %d', (quantity) => {
  expect(() => encodeAsk(addToCart, { body: { customerCode: 'C1', price, quantity, sku: 'LM-5' } })).toThrow();
  expect(() => encodeAsk(changeLine, { body: { customerCode: 'C1', id: 1, price, quantity, sku: 'LM-5' } })).toThrow();
});
