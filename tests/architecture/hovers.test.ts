import * as shop from 'shop-core';
import * as contract from 'shop-core/contract';
import { describe, expect, it } from 'vitest';
import { hoversIn } from '../support/hovers.ts';

const namesIn = (entry: object, isOne: (value: unknown, name: string) => boolean): string[] =>
  Object.entries(entry).flatMap(([name, value]) => (isOne(value, name) ? [name] : []));

const calls = namesIn(contract, (value) => typeof value === 'object' && value !== null && 'method' in value);
const hooks = namesIn(shop, (_, name) => /^use[A-Z]/.test(name));
const queries = namesIn(shop, (_, name) => /^[a-z]\w*Query$/.test(name));

const text = `
import * as shop from 'shop-core';
import * as contract from 'shop-core/contract';
type DataOf<T> = T extends { data: infer D } ? D : undefined;
declare const client: shop.ShopClient;
${calls.map((name) => `const ${name} = contract.${name};\nconst ${name}_reply = await client.send(${name}, {} as never);`).join('\n')}
${hooks.map((name) => `const ${name} = {} as ReturnType<typeof shop.${name}>;\nconst ${name}_data = {} as DataOf<typeof ${name}>;`).join('\n')}
${queries.map((name) => `const ${name} = {} as ReturnType<typeof shop.${name}>;`).join('\n')}
`;
const hovers = hoversIn(text);
const hoverOf = (name: string): string => hovers.get(name) ?? '';
const longerThan = (most: number, names: readonly string[]): string[] =>
  names.filter((name) => hoverOf(name).length > most || hoverOf(name) === 'any' || hoverOf(name) === '');

describe('what an editor shows', () => {
  it('of an order is its name, wherever it came from', () => {
    expect(hoverOf('useOrder_data')).toMatch(/^(\w+\.)?PlacedOrder \| undefined$/);
    expect(hoverOf('getOrder_reply')).toMatch(/^(\w+\.)?PlacedOrder$/);
    expect(hoverOf('orderQuery')).toContain('PlacedOrder');
  });

  it('of what any call answers fits on a line or two', () => {
    expect(calls.length).toBeGreaterThan(50);
    expect(
      longerThan(
        80,
        calls.map((name) => `${name}_reply`),
      ),
    ).toEqual([]);
  });

  it('of what any hook gives, and of its data, fits on a line or two', () => {
    expect(hooks.length).toBeGreaterThan(50);
    expect(longerThan(120, hooks)).toEqual([]);
    expect(
      longerThan(
        80,
        hooks.map((name) => `${name}_data`),
      ),
    ).toEqual([]);
  });

  it('of a query says what it asks by its name, and the rest is the type of TanStack Query', () => {
    expect(queries.length).toBeGreaterThan(15);
    expect(longerThan(400, queries)).toEqual([]);
  });

  it('of a call has the fields of its ask at most', () => {
    expect(longerThan(1_300, calls)).toEqual([]);
  });
});
