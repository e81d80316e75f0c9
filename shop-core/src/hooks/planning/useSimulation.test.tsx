import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeShop, renderShopHook } from '../../testing/react/index.ts';
import { useSimulation } from './useSimulation.ts';

function open() {
  const shop = createFakeShop();
  const { result } = renderShopHook(useSimulation, { shop });
  const count = () => act(() => result.current.form.onSubmit());
  const fill = () =>
    act(async () => {
      const { form } = result.current;
      form.set('purpose', 'Haji');
      form.set('time', '5');
      form.set('money', '50.000.000');
      form.set('rise', '10');
      form.set('buybackPrice', '1.000.000');
    });
  return { result, shop, count, fill };
}

describe('the planning calculator', () => {
  it('counts what the rule says when Hitung is pressed, and asks nobody', async () => {
    const { result, shop, count, fill } = open();
    await fill();
    expect(result.current.plan).toBeUndefined();
    await count();
    expect(result.current.plan).toMatchObject({
      purpose: 'Haji',
      futureAmount: { text: 'Rp 75.000.000,00' },
      goldNeeded: { text: '75,00 gram' },
      monthlyGold: { text: '1,25 gram' },
    });
    expect(shop.requests).toEqual([]);
  });

  it('counts nothing of a form that is not whole', async () => {
    const { result, count } = open();
    await count();
    const fields = ['purpose', 'time', 'money', 'rise', 'buybackPrice'];
    expect(fields.map((field) => result.current.form.errorAt(field))).toEqual(fields.map(() => 'Wajib diisi.'));
    expect(result.current.plan).toBeUndefined();
  });

  it('is empty again after Reset', async () => {
    const { result, count, fill } = open();
    await fill();
    await count();
    act(() => result.current.reset());
    expect([result.current.plan, result.current.form.values.money]).toEqual([undefined, '']);
  });
});
