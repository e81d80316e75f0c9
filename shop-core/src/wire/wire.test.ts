import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { CalendarDate } from '../rules/dates/calendarDate.ts';
import { slashDate } from './dates.ts';
import { list } from './list.ts';
import { orNull } from './orNull.ts';
import { fieldsOf, wire } from './wire.ts';

const tag = wire({ label: ['tag-label', z.string()] });
const product = wire({
  subCategoryName: ['sub-catgeory-name', z.string()],
  stock: ['stock', z.int()],
  saleStart: ['sale-start-date', orNull(slashDate)],
  mainTag: ['main-tag', tag],
  tags: ['all-tags', list(tag)],
  note: ['purchase-note', z.optional(z.string())],
});
const theirs = {
  'sub-catgeory-name': 'Cincin',
  stock: 3,
  'sale-start-date': '05/01/2026',
  'main-tag': { 'tag-label': 'baru' },
  'all-tags': [{ 'tag-label': 'baru' }, { 'tag-label': 'obral' }],
  'purchase-note': 'Bawa KTP',
};
const ours = {
  subCategoryName: 'Cincin',
  stock: 3,
  saleStart: '2026-01-05',
  mainTag: { label: 'baru' },
  tags: [{ label: 'baru' }, { label: 'obral' }],
  note: 'Bawa KTP',
};
const pathsOf = (error: z.core.$ZodError | undefined) => error?.issues.map(({ path }) => path.join('.'));

describe('an entity of the wire', () => {
  it('is read in our names, nested entities and lists included', () => {
    expect(z.decode(product, theirs)).toEqual(ours);
  });

  it('is written in theirs', () => {
    expect(z.encode(product, z.decode(product, theirs))).toEqual(theirs);
  });

  it('drops what it does not know, in both directions', () => {
    const more = { ...theirs, secret: 1, 'main-tag': { 'tag-label': 'baru', secret: 2 } };
    expect(z.decode(product, more)).toEqual(ours);
    const noisy = Object.assign(z.decode(product, theirs), { secret: 1 });
    expect(z.encode(product, noisy)).toEqual(theirs);
  });

  it('takes nothing over into the prototype', () => {
    const read = z.decode(product, { ...theirs, ...JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}') });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(read).toEqual(ours);
  });

  it('leaves an absent optional field absent, and does not make it undefined', () => {
    const { 'purchase-note': _, ...without } = theirs;
    const read = z.decode(product, without);
    expect('note' in read).toBe(false);
    expect('purchase-note' in z.encode(product, read)).toBe(false);
  });

  it('names what is wrong by the spelling of the wire, when it is read', () => {
    const bad = { ...theirs, stock: '3', 'main-tag': {}, 'all-tags': [{ 'tag-label': 'x' }, { 'tag-label': 7 }] };
    const { error } = z.safeDecode(product, bad as never);
    expect(pathsOf(error)).toEqual(['stock', 'main-tag.tag-label', 'all-tags.1.tag-label']);
  });

  it('names it so when it is written, too', () => {
    const { error } = z.safeEncode(product, { ...z.decode(product, theirs), subCategoryName: 7 as never });
    expect(pathsOf(error)).toEqual(['sub-catgeory-name']);
  });

  it.each([[null], [undefined], ['text'], [7], [[]]])('is not %j', (other) => {
    expect(z.safeDecode(product, other as never).success).toBe(false);
  });

  it('keeps its declaration, so that paths can be translated', () => {
    expect(Object.keys(fieldsOf(product) ?? {})).toEqual(Object.keys(ours));
    expect(fieldsOf(z.string())).toBeUndefined();
  });
});

it('has the types of what was declared', () => {
  type Product = z.output<typeof product>;
  expectTypeOf<Product['subCategoryName']>().toEqualTypeOf<string>();
  expectTypeOf<Product['mainTag']>().toEqualTypeOf<{ label: string }>();
  expectTypeOf<Product['tags']>().toEqualTypeOf<{ label: string }[]>();
  expectTypeOf<Product['saleStart']>().toEqualTypeOf<CalendarDate | null>();
  expectTypeOf<Pick<Product, 'note'>>().toEqualTypeOf<{ note?: string | undefined }>();
  expectTypeOf<z.input<typeof product>['sub-catgeory-name']>().toEqualTypeOf<string>();
  expectTypeOf<z.input<typeof product>>().not.toHaveProperty('subCategoryName');
});
