import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { milligram } from '../../rules/money/milligram.ts';
import { sampleProduct } from '../../testing/index.ts';
import { useVariation } from './useVariation.ts';
import { formatVariation, parseVariation } from './variationSearch.ts';

const size = (id: number, value: string, stock: number) => ({
  id,
  sku: `CN-${value}`,
  stock,
  weight: milligram(4_000 + id),
  attributes: [
    { attributeId: 1, name: 'Ukuran', valueId: id, value },
    { attributeId: 2, name: 'Bahan', valueId: 9, value: 'Emas Kuning' },
  ],
});
const ring = sampleProduct({
  sku: 'CN',
  typeCode: 'VP',
  attributes: [
    { id: 1, name: 'Ukuran', values: [] },
    { id: 2, name: 'Bahan', values: [] },
  ],
  variations: [size(1, '12', 4), size(2, '14', 0)],
});
const use = (sku: string | null, product = ring) => renderHook(() => useVariation(product, sku)).result.current;

describe('the variation of a product', () => {
  it('is chosen from those there are, and what is sold out says so', () => {
    const { isVariable, label, options } = use(null);
    expect([isVariable, label]).toEqual([true, 'Ukuran, Bahan']);
    expect(options).toMatchObject([
      { sku: 'CN-12', label: '12, Emas Kuning', isSoldOut: false },
      { sku: 'CN-14', label: '14, Emas Kuning', isSoldOut: true },
    ]);
  });

  it('is what is bought once it is chosen', () => {
    expect(use('CN-12')).toMatchObject({ isChosen: true, sku: 'CN-12', stock: 4, weight: 4_001 });
  });

  it.each([null, 'CN', 'CN-99'])('is not chosen by %s', (sku) => {
    expect(use(sku)).toMatchObject({ isChosen: false, chosen: undefined, sku: 'CN' });
  });

  it('is none of a simple product, which is bought as it is', () => {
    expect(use('CN-12', sampleProduct())).toMatchObject({ isVariable: false, isChosen: true, sku: 'LM-05', stock: 5 });
  });
});

describe('the choice in the URL', () => {
  it('is read as it was written, and leaves the rest alone', () => {
    const written = formatVariation(new URLSearchParams('mobile=1'), 'CN-12/A');
    expect(parseVariation(new URLSearchParams(written.toString()))).toBe('CN-12/A');
    expect(written.get('mobile')).toBe('1');
    expect(formatVariation(written, null).toString()).toBe('mobile=1');
  });

  it.each(['', 'variasi=', `variasi=${'x'.repeat(65)}`])('is none in "%s"', (search) => {
    expect(parseVariation(new URLSearchParams(search))).toBeNull();
  });
});
