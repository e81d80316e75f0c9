import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { getStoreNotice, getStoreStatus } from '../../contract/calls/store.ts';
import { createFakeShop, on, refuse, renderShopHook } from '../../testing/react/index.ts';
import { useStore } from './useStore.ts';

function open(value: string | null, notice: string | null = null) {
  const shop = createFakeShop({
    handlers: [on(getStoreStatus, () => ({ value })), on(getStoreNotice, () => ({ value: notice }))],
  });
  return renderShopHook(useStore, { shop });
}
const isOpen = { status: 'OPEN', notice: '' };

describe('the store', () => {
  it.each([['OPEN'], [''], [null]])(
    'is open when its configuration says %j, and has no notice [S1.10]',
    async (value) => {
      const { result, shop } = open(value, 'Tutup.');
      expect(result.current).toEqual(isOpen);
      await waitFor(() => expect(shop.requestsOf(getStoreStatus).length).toBeGreaterThan(0));
      expect([result.current, shop.requestsOf(getStoreNotice)]).toEqual([isOpen, []]);
    },
  );

  it('is closed by its configuration, and says why [S1.10]', async () => {
    const { result } = open('CLOSE', 'Tutup sampai Senin.');
    await waitFor(() => expect(result.current).toEqual({ status: 'CLOSE', notice: 'Tutup sampai Senin.' }));
  });

  it('is closed also without a notice', async () => {
    const { result } = open('CLOSE');
    await waitFor(() => expect(result.current).toEqual({ status: 'CLOSE', notice: '' }));
  });

  it('is closed also when its notice cannot be had', async () => {
    const { result, shop } = open('CLOSE');
    shop.handle(on(getStoreNotice, () => refuse({ code: 'UNAVAILABLE' })));
    await waitFor(() => expect(result.current).toEqual({ status: 'CLOSE', notice: '' }));
  });

  it('closes while somebody shops [S1.10]', async () => {
    const { result, shop, queryClient } = open('OPEN');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    shop.handle(on(getStoreStatus, () => ({ value: 'CLOSE' })));
    await act(() => queryClient.invalidateQueries({ queryKey: ['samudra-emas', 'store'] }));
    await waitFor(() => expect(result.current.status).toBe('CLOSE'));
  });

  it('is taken for open when nobody can say', async () => {
    const shop = createFakeShop({ handlers: [on(getStoreStatus, () => refuse({ code: 'UNAVAILABLE' }))] });
    const { result, queryClient } = renderShopHook(useStore, { shop });
    await waitFor(() => expect(shop.requestsOf(getStoreStatus).length).toBeGreaterThan(0));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(result.current).toEqual(isOpen);
  });
});
