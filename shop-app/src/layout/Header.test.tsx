import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  addToCart,
  getCart,
  getDashboard,
  getMenu,
  getStoreNotice,
  getStoreStatus,
  getWhatsApp,
} from 'shop-core/contract';
import { on, sampleLine, sampleSession } from 'shop-core/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { testCart } from '../testing/testCart.ts';
import { sampleDashboard } from '../testing/testContent.ts';
import { testShop } from '../testing/testShop.ts';

const header = () => screen.findByRole('banner');
const hover = (trigger: HTMLElement) =>
  fireEvent.pointerEnter(trigger.parentElement ?? trigger, { pointerType: 'mouse' });

it('sends what is sought to /products, and keeps box and focus [S2.46]', async () => {
  const { user, address, back } = openShop('/?mobile=0');
  const box = await screen.findByRole('searchbox', { name: 'Cari produk' });
  await user.type(box, '  koin dinar {Enter}');
  expect(address()).toBe('/products?s=koin+dinar');
  await user.clear(box);
  await user.type(box, 'cincin');
  await user.click(screen.getByRole('button', { name: 'Cari' }));
  expect(address()).toBe('/products?s=cincin');
  back();
  await waitFor(() => expect(box).toHaveValue('koin dinar'));
});

it('opens the cart under its icon by hovering, with names of 20 letters and the way to the cart [S2.47, S4.6, S9.5]', async () => {
  const line = sampleLine();
  const long = { ...line.product, name: 'Emas Batangan Seri Senja Nusantara', attributeValue: 'Merah' };
  const cart = testCart([sampleLine({ product: long })]);
  const { user, address } = openShop('/', { as: sampleSession(), shop: testShop(on(getCart, cart.show)) });
  const trigger = await screen.findByRole('button', { name: 'Keranjang, 1 produk' });
  expect(screen.queryByRole('region', { name: /^Keranjang/ })).toBeNull();
  hover(trigger);
  const panel = screen.getByRole('region', { name: 'Keranjang, 1 produk' });
  expect(within(panel).getByRole('link', { name: long.name })).toBeVisible();
  expect(within(panel).getByText('Emas Batangan Seri S...')).toBeVisible();
  expect(within(panel).getByText('Merah')).toBeVisible();
  expect(within(panel).getByText('2 buah')).toBeVisible();
  expect(within(panel).getAllByText('Rp 1.800.000')).toHaveLength(2);
  await user.click(within(panel).getByRole('link', { name: 'Lihat keranjang' }));
  expect(address()).toBe('/cart');
  expect(screen.queryByRole('region', { name: /^Keranjang/ })).toBeNull();
});

it('says that the cart is empty, that it could not be loaded, or that a login is needed [S8.15]', async () => {
  const empty = openShop('/', { as: sampleSession(), shop: testShop(on(getCart, testCart([]).show)) });
  hover(await screen.findByRole('button', { name: 'Keranjang, 0 produk' }));
  expect(screen.getByText('Keranjang kosong')).toBeVisible();
  empty.unmount();

  const shop = testShop();
  shop.fail({ code: 'UNEXPECTED' }, getCart);
  const failed = openShop('/', { as: sampleSession(), shop });
  hover(await screen.findByRole('button', { name: 'Keranjang' }));
  expect(await screen.findByText('Keranjang tidak dapat dimuat.')).toBeVisible();
  failed.unmount();

  openShop('/');
  hover(await screen.findByRole('button', { name: 'Keranjang' }));
  expect(screen.getByRole('link', { name: 'Masuk untuk melihat keranjang Anda' })).toHaveAttribute('href', '/login');
});

it('counts what was bought at once', async () => {
  const shop = testShop(on(getCart, testCart([]).show));
  const { user } = openShop('/products/EB-5', { as: sampleSession(), shop });
  const [buy] = await screen.findAllByRole('button', { name: 'Beli' });
  if (buy) await user.click(buy);
  expect(await screen.findByRole('button', { name: /^Keranjang, [1-9] produk$/ })).toBeVisible();
  expect(shop.requestsOf(addToCart)).toHaveLength(1);
});

it('leads a customer to the account, and a visitor to the login [S2.49]', async () => {
  const customer = openShop('/', { as: sampleSession() });
  hover(await screen.findByRole('button', { name: 'Akun Ani Wijaya' }));
  const menu = screen.getByRole('region', { name: 'Akun Ani Wijaya' });
  expect(within(menu).getByRole('link', { name: 'Akun Saya' })).toHaveAttribute('href', '/account');
  expect(within(menu).getByRole('button', { name: 'Keluar' })).toBeVisible();
  customer.unmount();
  openShop('/');
  expect(within(await header()).getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
});

it('leads from the login back to the page one was on', async () => {
  openShop('/products?cat=8&mobile=0');
  const link = within(await header()).getByRole('link', { name: 'Masuk' });
  expect(link).toHaveAttribute('href', `/login?next=${encodeURIComponent('/products?cat=8&mobile=0')}`);
});

it('stays logged in when the logout is thought over [S2.52]', async () => {
  const { user } = openShop('/', { as: sampleSession() });
  hover(await screen.findByRole('button', { name: 'Akun Ani Wijaya' }));
  await user.click(screen.getByRole('button', { name: 'Keluar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Keluar' });
  await user.click(within(dialog).getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Akun Ani Wijaya' })).toBeVisible();
  expect(localStorage.getItem('samudra-emas.session')).not.toBeNull();
});

it('leads to a WhatsApp chat with the number of the shop [S2.50]', async () => {
  openShop('/', { shop: testShop(on(getWhatsApp, () => ({ value: '0812-3456-7890' }))) });
  const link = await within(await header()).findByRole('link', { name: 'Hubungi kami lewat WhatsApp' });
  expect(link).toHaveAttribute('href', 'https://wa.me/6281234567890');
  expect(link).toHaveAttribute('target', '_blank');
});

it('shows the menu that the staff keep, children under their parent [S2.51]', async () => {
  const menu = [
    { parent: 'Promo', url: '/products?s=promo', children: [] },
    { parent: 'Bantuan', url: null, children: [{ name: 'Pengiriman', url: '/pages/pengiriman' }] },
  ];
  openShop('/', { shop: testShop(on(getMenu, () => menu)) });
  const nav = await screen.findByRole('navigation', { name: 'Menu utama' });
  expect(await within(nav).findByRole('link', { name: 'Promo' })).toHaveAttribute('href', '/products?s=promo');
  expect(within(nav).queryByRole('link', { name: 'Pengiriman' })).toBeNull();
  hover(within(nav).getByRole('button', { name: 'Bantuan' }));
  expect(within(nav).getByRole('link', { name: 'Pengiriman' })).toHaveAttribute('href', '/pages/pengiriman');
});

it('opens the same menu as a sheet on a phone, and closes it behind a link', async () => {
  const { user, address } = openShop('/');
  await user.click(await screen.findByRole('button', { name: 'Buka menu' }));
  const sheet = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(sheet).getByText('Belanja')).toBeVisible();
  await user.click(within(sheet).getByRole('link', { name: 'Koin' }));
  expect(address()).toBe('/products?cat=8');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is fixed in style once the page is scrolled by more than 100 px [S2.54]', async () => {
  openShop('/login');
  const bar = await header();
  const scroll = (to: number) => {
    Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
    act(() => void window.dispatchEvent(new Event('scroll')));
  };
  scroll(100);
  expect(bar).not.toHaveClass('is-fixed');
  scroll(101);
  expect(bar).toHaveClass('is-fixed');
  scroll(0);
  expect(bar).not.toHaveClass('is-fixed');
});

it('has contact, support hours, link groups and social links in the footer [S2.53, S9.23]', async () => {
  const footers = [
    { group: 'Ketentuan', links: [{ name: 'Kebijakan Privasi', link: '/pages/kebijakan-privasi' }] },
    { group: 'Ikuti kami', links: [{ name: 'Instagram', link: 'https://instagram.example/samudra' }] },
  ];
  openShop('/login', { shop: testShop(on(getDashboard, () => sampleDashboard({ footers }))) });
  const footer = await screen.findByRole('contentinfo');
  const group = await within(footer).findByRole('navigation', { name: 'Ketentuan' });
  expect(within(group).getByRole('link')).toHaveAttribute('href', '/pages/kebijakan-privasi');
  expect(within(footer).getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.example/samudra',
  );
  expect(within(footer).getByRole('link', { name: '0812-3456-7890' })).toHaveAttribute(
    'href',
    'https://wa.me/6281234567890',
  );
  expect(footer).toHaveTextContent('Senin-Jumat 09:00-17:00 WIB, Sabtu 09:00-13:00 WIB');
});

it('closes the cart 120 ms after the pointer left it, not before [S4.7]', async () => {
  openShop('/', { as: sampleSession() });
  const trigger = await screen.findByRole('button', { name: /^Keranjang/ });
  const panel = () => screen.queryByRole('region', { name: /^Keranjang/ });
  hover(trigger);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.pointerLeave(trigger.parentElement ?? trigger, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(119));
  expect(panel()).toBeVisible();
  act(() => void vi.advanceTimersByTime(1));
  expect(panel()).toBeNull();
});

it('hides header and footer inside an app, and every link keeps it so [S1.12, S1.13]', async () => {
  openShop('/?mobile=1');
  await screen.findByRole('link', { name: 'Emas Batangan 5 gram' });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  const inside = links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/'));
  expect(inside.length).toBeGreaterThan(5);
  expect(inside.filter((href) => !href.includes('mobile=1'))).toEqual([]);
});

it.each(['/', '/products', '/?mobile=1'])(
  'hangs the notice of a closed store over %s, once [S1.11, S2.64]',
  async (path) => {
    const notice = 'Tutup sampai Senin.';
    const closed = [on(getStoreStatus, () => ({ value: 'CLOSE' })), on(getStoreNotice, () => ({ value: notice }))];
    openShop(path, { shop: testShop(...closed) });
    expect(await screen.findByText(notice)).toBeVisible();
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getAllByText(notice)).toHaveLength(1);
  },
);

it.each(['OPEN', null])(
  'is silent about a store whose status is %s, though a notice is kept [S1.11, S2.64]',
  async (value) => {
    const kept = [on(getStoreStatus, () => ({ value })), on(getStoreNotice, () => ({ value: 'Tutup sampai Senin.' }))];
    openShop('/', { shop: testShop(...kept) });
    await screen.findByRole('link', { name: 'Emas Batangan 5 gram' });
    expect(screen.queryByText(/tutup/i)).toBeNull();
  },
);
