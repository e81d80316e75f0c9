import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getNotifications } from '../../contract/calls/account.ts';
import { createMemoryShop, type MemoryShop, renderShopHook } from '../../testing/react/index.ts';
import { safeStorage } from '../provider/shopStorage.ts';
import { useNotifications } from './useNotifications.ts';

const key = 'samudra-emas.read-notifications';
const storage = safeStorage(() => localStorage);
beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

function open(shop: MemoryShop = createMemoryShop()) {
  const page = renderShopHook(useNotifications, { shop, storage, session: shop.logIn('ani') });
  const read = () => page.result.current.notifications?.map(({ id, isRead }) => [id, isRead]);
  const loaded = () => waitFor(() => expect(read()).toHaveLength(2));
  return { ...page, read, loaded };
}

describe('the notifications', () => {
  it('are the newest first, and count those that were not read [S7.28]', async () => {
    const { result, read, loaded, shop } = open();
    expect([result.current.notifications, result.current.unreadCount]).toEqual([undefined, 0]);
    await loaded();
    expect([read(), result.current.unreadCount]).toEqual([
      [
        [2, false],
        [1, false],
      ],
      2,
    ]);
    expect(result.current.notifications?.[0]).toMatchObject({ title: 'Pesanan selesai', topic: 'ORDER' });
    expect(shop.requestsOf(getNotifications)[0]?.ask.params).toEqual({ customerCode: 'C1' });
  });

  it('are read one by one, or all at once', async () => {
    const { result, read, loaded } = open();
    await loaded();
    act(() => result.current.markRead(1));
    expect([read(), result.current.unreadCount]).toEqual([
      [
        [2, false],
        [1, true],
      ],
      1,
    ]);
    act(() => result.current.markAllRead());
    expect([read(), result.current.unreadCount]).toEqual([
      [
        [2, true],
        [1, true],
      ],
      0,
    ]);
  });

  it('stay read at the next visit, and nothing kept says whose they are', async () => {
    const first = open();
    await first.loaded();
    act(() => first.result.current.markRead(2));
    first.unmount();
    expect(localStorage.getItem(key)).toBe('[2]');
    const { read, loaded } = open();
    await loaded();
    expect(read()).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('that another tab read are read here, and none is forgotten', async () => {
    const { result, read, loaded } = open();
    await loaded();
    localStorage.setItem(key, '[2]');
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'another.key' })));
    expect(result.current.unreadCount).toBe(2);
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(read()).toEqual([
      [2, true],
      [1, false],
    ]);
    act(() => result.current.markRead(1));
    expect(localStorage.getItem(key)).toBe('[2,1]');
  });

  it('of long ago are forgotten: the last two hundred are kept', async () => {
    localStorage.setItem(key, JSON.stringify(Array.from({ length: 200 }, (_, at) => at + 1_000)));
    const { result, loaded } = open();
    await loaded();
    act(() => result.current.markRead(2));
    const kept: number[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([200, 1_001, 2]);
  });

  it.each(['{', 'null', '["a"]', '{"1":true}'])('are all unread when what is kept is %j', async (garbage) => {
    localStorage.setItem(key, garbage);
    const { result, loaded } = open();
    await loaded();
    expect(result.current.unreadCount).toBe(2);
    act(() => result.current.markRead(2));
    expect(localStorage.getItem(key)).toBe('[2]');
  });

  it('are not drawn anew while the same ones are asked for again', async () => {
    const shop = createMemoryShop();
    let drawn = 0;
    const counted = () => {
      drawn += 1;
      return useNotifications();
    };
    const { result } = renderShopHook(counted, { shop, storage, session: shop.logIn('ani') });
    await waitFor(() => expect(result.current.unreadCount).toBe(2));
    const before = drawn;
    await act(async () => void (await result.current.refetch()));
    // The query tells its observers in a timer; one that was set later comes after it.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([shop.count(getNotifications), drawn]).toEqual([2, before]);
  });

  it('are none of a visitor’s', () => {
    const shop = createMemoryShop();
    const { result } = renderShopHook(useNotifications, { shop, storage });
    expect([result.current.notifications, result.current.unreadCount, shop.requests]).toEqual([undefined, 0, []]);
  });
});
