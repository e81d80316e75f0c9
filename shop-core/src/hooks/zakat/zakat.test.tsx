import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deleteZakat, getZakat, saveZakat } from '../../contract/calls/zakat.ts';
import { zakatStepMessage } from '../../messages/zakatStepMessage.ts';
import { calendarDate } from '../../rules/dates/calendarDate.ts';
import type { ZakatForm } from '../../rules/zakat/zakatDraft.ts';
import { createMemoryShop, renderShopHook } from '../../testing/react/index.ts';
import { useDeleteZakat } from './useDeleteZakat.ts';
import { useZakat } from './useZakat.ts';
import { useZakatForm } from './useZakatForm.ts';

async function open({ page = 1, shop = createMemoryShop() } = {}) {
  const saved: number[] = [];
  const view = renderShopHook(
    () => ({
      zakat: useZakat(page),
      form: useZakatForm((entry) => saved.push(entry?.id ?? 0)),
      deletion: useDeleteZakat(),
    }),
    { shop, session: shop.logIn('ani') },
  );
  const { result } = view;
  const settled = () => waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  await settled();
  const write = async (about: Partial<ZakatForm> = {}) => {
    const form = { type: 'Beli', goldType: ' Antam ', weight: '100', purity: '99,9', price: '180.000.000', ...about };
    await act(async () => {
      result.current.form.reset({ date: calendarDate('2025-06-01'), ...form });
    });
    await act(() => result.current.form.onSubmit());
    await settled();
  };
  const said = () => view.notices.map(({ sentence }) => sentence);
  const data = () => result.current.zakat.data;
  return { ...view, shop, saved, settled, write, said, data };
}

describe('the zakat tracker', () => {
  it('says where zakat stands, and why', async () => {
    const { write, data } = await open();
    expect(data()).toMatchObject({ isDue: false, daysLeft: null, totalItems: 0, pages: 1 });
    expect(data()?.reasons.map(({ code }) => code)).toEqual(['BELOW_NISAB']);
    await write();
    expect(data()).toMatchObject({ isDue: false, currentValue: 199_800_000, zakatValue: 4_995_000 });
    expect(data()?.daysLeft).toBeGreaterThan(0);
    expect(data()?.reasons.map(({ code }) => code)).toEqual(['HAUL_STARTED', 'HAUL_RUNNING']);
    await write({ type: 'Jual', weight: '50', date: calendarDate('2025-07-01') });
    expect(data()?.reasons.map(({ code }) => code)).toEqual(['HAUL_STARTED', 'HAUL_BROKEN', 'BELOW_NISAB']);
    expect(data()?.reasons.map(zakatStepMessage).at(-1)).toMatch(/^Emas murni .*kurang .* dari nisab\.$/);
  });

  it('is due once a Hijri year is full', async () => {
    const shop = createMemoryShop({ now: new Date('2026-07-01T03:00:00Z') });
    const { write, data } = await open({ shop });
    await write();
    expect(data()).toMatchObject({ isDue: true, daysLeft: 0 });
    expect(data()?.reasons.map(({ code }) => code)).toEqual(['HAUL_STARTED', 'HAUL_COMPLETE']);
  });

  it('is read by ten, the newest first', async () => {
    const { write, data, shop } = await open({ page: 2 });
    for (let day = 1; day <= 11; day += 1) {
      await write({ weight: '1', goldType: `${day}`, date: calendarDate(`2025-06-${String(day).padStart(2, '0')}`) });
    }
    expect(data()).toMatchObject({ totalItems: 11, pages: 2, entries: [{ goldType: '1' }] });
    expect(shop.requestsOf(getZakat).at(-1)?.ask.body).toEqual({ customerCode: 'C1', page: 1, size: 10 });
  });

  it('is nothing for a visitor', () => {
    const shop = createMemoryShop();
    const { result } = renderShopHook(() => useZakat(1), { shop });
    expect([result.current.fetchStatus, shop.count(getZakat)]).toEqual(['idle', 0]);
  });
});

describe('an entry', () => {
  it('is sent in milligrams and hundredths of a percent, a sale below 0 [S5.67, S5.68]', async () => {
    const { write, shop, saved, said, result } = await open();
    await write();
    await write({ type: 'Jual', weight: '1,5', price: '' });
    expect(shop.requestsOf(saveZakat).map(({ ask }) => ask.body)).toEqual([
      expect.objectContaining({ goldType: 'Antam', weight: 100_000, purity: 9_990, price: 180_000_000, id: 0 }),
      expect.objectContaining({ type: 'Jual', weight: -1_500, price: 0, date: '2025-06-01' }),
    ]);
    expect(saved).toHaveLength(2);
    expect(said()).toEqual(['Catatan emas berhasil disimpan', 'Catatan emas berhasil disimpan']);
    expect(result.current.form.values).toMatchObject({ type: null, goldType: '', weight: '' });
  });

  it('that sells more than is held is refused with the day, and stays in the form', async () => {
    const { write, said, result } = await open();
    await write({ type: 'Jual', weight: '2' });
    expect([said(), result.current.form.errorAt('weight')]).toEqual([
      [],
      'Emas yang dijual melebihi emas yang dimiliki: pada 01-06-2025 kurang 2 gram.',
    ]);
    expect(result.current.form.values.weight).toBe('2');
  });

  it('of a day to come is refused here', async () => {
    const { write, shop, result } = await open();
    await write({ date: calendarDate('2026-01-06') });
    expect([result.current.form.errorAt('date'), shop.count(saveZakat)]).toEqual([
      'Tanggal tidak boleh setelah hari ini.',
      0,
    ]);
  });
});

describe('deleting an entry', () => {
  const ask = ({ result }: Awaited<ReturnType<typeof open>>) =>
    act(async () => {
      const [entry] = result.current.zakat.data?.entries ?? [];
      if (entry) result.current.deletion.ask(entry);
    });

  it('is done once it was confirmed, and said [S8.29]', async () => {
    const page = await open();
    const { write, result, said, data, settled, shop } = page;
    await write();
    await ask(page);
    expect([result.current.deletion.asked?.goldType, shop.count(deleteZakat)]).toEqual(['Antam', 0]);
    await act(() => result.current.deletion.confirm());
    await settled();
    expect([result.current.deletion.asked, data()?.totalItems, said()]).toEqual([
      undefined,
      0,
      ['Catatan emas berhasil disimpan', 'Data berhasil dihapus'],
    ]);
  });

  it('is not done when it is cancelled', async () => {
    const page = await open();
    await page.write();
    await ask(page);
    act(() => page.result.current.deletion.cancel());
    expect(await act(() => page.result.current.deletion.confirm())).toBeUndefined();
    expect([page.result.current.deletion.asked, page.shop.count(deleteZakat)]).toEqual([undefined, 0]);
  });

  it('that fails just closes the dialog, and tells why [S8.36]', async () => {
    const page = await open();
    const { write, result, said, data, settled } = page;
    await write();
    await write({ type: 'Jual', weight: '90', date: calendarDate('2025-06-02') });
    await act(async () => {
      const bought = data()?.entries.find(({ type }) => type === 'Beli');
      if (bought) result.current.deletion.ask(bought);
    });
    const outcome = await act(() => result.current.deletion.confirm());
    await settled();
    expect(outcome).toMatchObject({ ok: false, error: { problem: { code: 'GOLD_NOT_HELD' } } });
    expect([result.current.deletion.asked, data()?.totalItems]).toEqual([undefined, 2]);
    expect(said().at(-1)).toContain('melebihi emas yang dimiliki');
  });
});
