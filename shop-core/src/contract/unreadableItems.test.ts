import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Call, decodeReply, type Unreadable } from '../wire/index.ts';
import * as contract from './index.ts';
import { theirs } from './testTheirs.ts';

type Path = readonly (string | number)[];
interface Def {
  readonly type: string;
  readonly element?: z.core.$ZodType;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
}

const calls = Object.entries(contract as Record<string, unknown>).filter(
  (entry): entry is [string, Call] => typeof entry[1] === 'object' && entry[1] !== null && 'reply' in entry[1],
);

/** Where the lists of an answer stand, in the wire's spelling; '*' is any item. */
function listsOf(schema: z.core.$ZodType, path: Path = []): Path[] {
  const { type, element, shape, innerType, in: theirSide } = schema._zod.def as Def;
  // What a write answers: where it can't be read it counts as no answer, and what it changed is asked for.
  if (type === 'catch') return [];
  if (element) return [path, ...listsOf(element, [...path, '*'])];
  if (shape) return Object.entries(shape).flatMap(([name, field]) => listsOf(field, [...path, name]));
  const inner = innerType ?? theirSide;
  return inner ? listsOf(inner, path) : [];
}

/** One item less would say something else; the others an answer may do without. */
const whole = [
  'carts',
  'order.order-details',
  'tab-variation.*.attributes',
  // What a courier of another back end asks for: an amount, taken from the first that is there.
  'costs',
  'costs.*.cost',
];

const lists = calls.flatMap(([name, call]) => listsOf(call.reply).map((path) => [name, path.join('.'), call] as const));
const lacking = lists.filter(([, path]) => !whole.includes(path));

/** Puts something that is no item into the first list at a path, if the answer has one. */
function spoil(data: unknown, [part, ...rest]: readonly string[]): boolean {
  if (part === undefined) return Array.isArray(data) && data.splice(1, 0, 'no item') !== undefined;
  if (typeof data !== 'object' || data === null) return false;
  if (part === '*') return Array.isArray(data) && data.some((item) => spoil(item, rest));
  return spoil((data as Record<string, unknown>)[part], rest);
}

const partsOf = (path: string) => (path === '' ? [] : path.split('.'));

it('knows every list of the answers', () => {
  expect(lists.length).toBeGreaterThan(35);
  expect(whole.filter((path) => !lists.some(([, known]) => known === path))).toEqual([]);
});

it.each(lacking)('%s: an item of "%s" that can not be read is left out and told', (_name, path, call) => {
  let spoilt = 0;
  const check = (data: unknown) => {
    const bad: unknown = structuredClone(data);
    if (!spoil(bad, partsOf(path))) return;
    spoilt += 1;
    const told: Unreadable[] = [];
    const read = decodeReply(call, { data: bad }, (part) => told.push(part));
    expect(read).toEqual(decodeReply(call, { data }));
    expect(told).toHaveLength(1);
    expect(() => decodeReply(call, { data: bad })).toThrow(z.core.$ZodError);
  };
  fc.assert(fc.property(theirs(call.reply), check), { numRuns: 40 });
  expect(spoilt).toBeGreaterThan(0);
});

describe('a list that has to be whole', () => {
  it.each([
    ['getCart', 'carts', contract.getCart],
    ['getOrder', 'order.order-details', contract.getOrder],
  ] as const)('%s: makes the whole answer unreadable with one item of "%s"', (_name, path, call) => {
    let spoilt = 0;
    const check = (data: unknown) => {
      const told: Unreadable[] = [];
      if (!spoil(data, partsOf(path))) return;
      spoilt += 1;
      expect(() => decodeReply(call as Call, { data }, (part) => told.push(part))).toThrow(z.core.$ZodError);
      expect(told).toMatchObject([{ path: expect.stringMatching(`^${path}[.]\\d+$`) }]);
    };
    fc.assert(fc.property(theirs(call.reply), check), { numRuns: 40 });
    expect(spoilt).toBeGreaterThan(0);
  });
});
