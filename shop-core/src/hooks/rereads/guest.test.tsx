import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createShopQueryClient } from '../provider/createShopQueryClient.ts';
import { openPage } from './testPage.tsx';
import { queryHooks } from './testQueries.ts';

/** Something of the app's that no hook of ours can make anything of. */
const ofTheApp = () => ({ theirs: true });

/** The keys of everything that every published hook asks. */
async function keysOfShop(): Promise<(readonly unknown[])[]> {
  const { queryClient } = await openPage();
  return queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);
}

/** What an app might call its own: our words without the shop's name, whole and cut off at any place. */
const unnamed = (keys: readonly (readonly unknown[])[]) =>
  keys.flatMap(([, ...key]) => key.map((_, at) => key.slice(0, at + 1)));

describe('in a query client that an app shares with it', () => {
  it('every query of every hook has a key that begins with the name of the shop', async () => {
    const keys = await keysOfShop();
    expect(keys.length).toBeGreaterThan(Object.keys(queryHooks).length - 10);
    expect(keys.filter(([name]) => name !== 'samudra-emas')).toEqual([]);
  });

  it('takes nothing of the app for its own, and leaves all of it as it is', async () => {
    const queryClient = createShopQueryClient();
    const theirs = unnamed(await keysOfShop());
    for (const key of theirs) queryClient.setQueryData(key, ofTheApp());
    const failing = vi.fn(() => Promise.reject(new Error('theirs')));
    await queryClient.prefetchQuery({ queryKey: ['C1', 'theirs'], queryFn: failing, retry: false });

    const { actions, settle, notices } = await openPage({ queryClient });
    expect(actions().useCart).toMatchObject({ status: 'ready', lines: [{ sku: 'LM-05' }] });
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await settle();
    await act(() => actions().useLogout.run(undefined));
    await settle();
    expect(actions().useCart.status).toBe('none');
    expect(notices.filter(({ tone }) => tone === 'bad')).toEqual([]);
    const states = theirs.map((key) => queryClient.getQueryState(key));
    expect(states.filter((state) => !state || state.isInvalidated)).toEqual([]);
    expect(theirs.map((key) => queryClient.getQueryData(key))).toEqual(theirs.map(ofTheApp));
    expect(failing).toHaveBeenCalledTimes(1);
    expect(queryClient.getQueryState(['C1', 'theirs'])?.status).toBe('error');
  });
});
