import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getNotifications, type Notification } from 'shop-core/contract';
import { on, sampleSession } from 'shop-core/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { testShop } from '../testing/testShop.ts';

const notification = (id: number, about: Partial<Notification> = {}): Notification => ({
  id,
  topic: 'ORDER',
  sentAt: new Date('2026-11-27T18:00:00Z'),
  title: `Pesanan ${id} dikirim`,
  message: 'Nomor resi JT-1.',
  ...about,
});
const ani = sampleSession();
const hover = (trigger: HTMLElement) =>
  fireEvent.pointerEnter(trigger.parentElement ?? trigger, { pointerType: 'mouse' });
afterEach(() => void vi.useRealTimers());

const bell = (name: string | RegExp) => screen.findByRole('button', { name });

it('shows what the shop told the customer, and counts it as read once it is closed [S2.48]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const shop = testShop(on(getNotifications, () => [notification(2), notification(1)]));
  const { user } = openShop('/login', { as: ani, shop });
  hover(await bell('Notifikasi, 2 belum dibaca'));
  const entries = within(screen.getByRole('region', { name: /^Notifikasi/ })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Pesanan 2 dikirimNomor resi JT-1.28/11/2026',
    'Pesanan 1 dikirimNomor resi JT-1.28/11/2026',
  ]);
  vi.setSystemTime(Date.now() + 1_000);
  await user.keyboard('{Tab}{Escape}');
  fireEvent.pointerDown(document.body);
  expect(await bell('Notifikasi')).toBeVisible();
  expect(shop.requestsOf(getNotifications).at(0)?.ask.params).toEqual({ customerCode: 'C1' });
});

it('leaves unread what the pointer only crossed', async () => {
  openShop('/login', { as: ani, shop: testShop(on(getNotifications, () => [notification(1)])) });
  hover(await bell('Notifikasi, 1 belum dibaca'));
  expect(screen.getByText('Pesanan 1 dikirim')).toBeVisible();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(screen.queryByText('Pesanan 1 dikirim')).toBeNull());
  expect(await bell('Notifikasi, 1 belum dibaca')).toBeVisible();
});

it('says Notifikasi kosong when there are none [S8.16]', async () => {
  openShop('/login', { as: ani, shop: testShop(on(getNotifications, () => [])) });
  hover(await bell('Notifikasi'));
  expect(await screen.findByText('Notifikasi kosong')).toBeVisible();
});

it('says while they load, and when they could not be loaded, and tries again', async () => {
  const shop = testShop(on(getNotifications, () => [notification(1)]));
  const held = shop.hold(getNotifications);
  const fault = shop.fail({ code: 'UNEXPECTED' }, getNotifications);
  const { user } = openShop('/login', { as: ani, shop });
  hover(await bell('Notifikasi'));
  expect(screen.getByText('Memuat notifikasi')).toBeInTheDocument();
  held.release();
  expect(await screen.findByText('Notifikasi tidak dapat dimuat.')).toBeVisible();
  fault.mend();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Pesanan 1 dikirim')).toBeVisible();
});

it('asks a visitor to log in, and the shop nothing', async () => {
  const { user, shop, address } = openShop('/products?cat=8');
  hover(await bell('Notifikasi'));
  await user.click(screen.getByRole('link', { name: 'Masuk untuk melihat notifikasi Anda' }));
  await waitFor(() => expect(address()).toBe(`/login?next=${encodeURIComponent('/products?cat=8')}`));
  expect(shop.requestsOf(getNotifications)).toEqual([]);
});
