import { expect, it } from 'vitest';
import * as contract from '../contract/index.ts';
import type { Call } from '../wire/index.ts';
import { createMemoryShop } from './createMemoryShop.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;
const calls = Object.entries(contract).flatMap(([name, value]: [string, unknown]) =>
  isCall(value) ? [{ name, ...value }] : [],
);

it('knows the calls of the contract', () => {
  expect(calls.length).toBeGreaterThan(40);
});

it.each(calls)('a shop in memory answers $name', async ({ method, path }) => {
  const { api } = createMemoryShop();
  const response = await api.fetch(api.baseUrl + path.replace(/\{[^}]+\}/g, '1'), { method });
  const { params } = await response.json();
  expect(params).not.toEqual({ what: 'ROUTE' });
});
