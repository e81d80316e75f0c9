import { screen, waitFor, within } from '@testing-library/react';
import { getBlogPage, getCart, getDashboard, logout } from 'shop-core/contract';
import { calendarDate } from 'shop-core/rules';
import { on, sampleSession } from 'shop-core/testing';
import { expect, it, vi } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { password, testShop } from '../testing/testShop.ts';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const page = { id: 1, slug: 'x', image: null, excerpt: null, category: null, isEditor: false };
const shopWithPage = () =>
  testShop(
    on(getBlogPage, () => ({ ...page, title: 'Isi halaman', content: 'x', createdDate: calendarDate('2026-01-01') })),
  );

it.each([
  ['/', 'Samudra Emas, toko emas online'],
  ['/products', 'Semua produk'],
  ['/products/EB-5', 'Emas Batangan 5 gram'],
  ['/pages/syarat-dan-ketentuan', 'Isi halaman'],
  ['/login', 'Masuk'],
  ['/register', 'Daftar'],
  ['/register-success', 'Anda berhasil daftar. Silahkan cek email Anda untuk password.'],
])('opens %s to a visitor [S2.26, S2.27, S2.28, S2.31, S2.32, S2.33, S2.34, S2.60]', async (path, title) => {
  openShop(path, { shop: shopWithPage() });
  expect(await heading(title)).toBeVisible();
});

it.each([
  ['/cart', 'Keranjang'],
  ['/checkout', 'Checkout'],
  ['/finish/SE261128-ABCDEF', 'Selesaikan pembayaran Anda'],
  ['/account', 'Ani Wijaya'],
])('asks a visitor of %s to log in first, and comes back to it [S2.41, S2.42, S2.43, S2.44]', async (path, title) => {
  const { user, address } = openShop(`${path}?mobile=1`);
  expect(await heading('Masuk')).toBeVisible();
  expect(address()).toBe(`/login?next=${encodeURIComponent(`${path}?mobile=1`)}&mobile=1`);
  await user.type(screen.getByLabelText('Username'), 'ani');
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'MASUK' }));
  expect(await heading(title)).toBeVisible();
  expect(address()).toBe(`${path}?mobile=1`);
});

it.each(['/nowhere', '/products/EB-5/more', '/checkout/now'])(
  'says that %s does not exist, and where to go [S2.45]',
  async (path) => {
    const { user, address } = openShop(path);
    expect(await heading('Halaman tidak ditemukan')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ke beranda' }));
    await heading('Samudra Emas, toko emas online');
    expect(address()).toBe('/');
  },
);

it('changes a one-time password before anything else, and then opens the shop', async () => {
  const { address } = openShop('/cart', { as: sampleSession({ mustChangePassword: true }) });
  expect(await screen.findByText('Ganti password sementara Anda untuk mulai berbelanja.')).toBeVisible();
  expect(address()).toBe('/account?tab=2&next=%2Fcart');
});

it('names each page in the tab of the browser', async () => {
  const { user } = openShop('/products');
  await waitFor(() => expect(document.title).toBe('Semua produk | Samudra Emas'));
  await user.click(await screen.findByRole('link', { name: 'Emas Batangan 5 gram' }));
  await waitFor(() => expect(document.title).toBe('Emas Batangan 5 gram | Samudra Emas'));
});

it('starts another page at its top, for eyes and keyboard, but not one that was gone back to', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const { user, back } = openShop('/products');
  await user.click(await screen.findByRole('link', { name: 'Emas Batangan 5 gram' }));
  await heading('Emas Batangan 5 gram');
  expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
  back();
  await heading('Semua produk');
  expect(scroll).toHaveBeenCalledTimes(1);
});

it('goes to the root and says so when the login is refused [S4.3, S8.1]', async () => {
  const shop = testShop();
  const { user, address } = openShop('/cart?mobile=1', { shop, as: sampleSession() });
  const row = await screen.findByRole('listitem');
  shop.revoke('token-1');
  await user.click(within(row).getByRole('button', { name: /^Tambah/ }));
  expect(await screen.findByText('Sesi Anda telah berakhir, silakan masuk kembali.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/?mobile=1'));
  expect(localStorage.getItem('samudra-emas.session')).toBeNull();
});

it('goes to the root also from a page that needs no login [S4.3]', async () => {
  const shop = testShop();
  const { user, address } = openShop('/products/EB-5', { shop, as: sampleSession() });
  const [buy] = await screen.findAllByRole('button', { name: 'Beli' });
  shop.revoke('token-1');
  if (buy) await user.click(buy);
  expect(await screen.findByText('Sesi Anda telah berakhir, silakan masuk kembali.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: /^Samudra Emas/ })).toBeVisible();
  expect(address()).toBe('/');
  expect(localStorage.getItem('samudra-emas.session')).toBeNull();
});

it('logs out to the root, not to a login that leads back [S2.52]', async () => {
  const { user, address, shop } = openShop('/cart', { as: sampleSession() });
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Akun Ani Wijaya' }));
  await user.click(await screen.findByRole('button', { name: 'Keluar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Keluar' });
  expect(within(dialog).getByText('Apakah Anda yakin ingin keluar?')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Ya, keluar' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText('Anda sudah keluar.')).toBeVisible();
  expect(shop.requestsOf(logout)).toHaveLength(1);
});

it('shows public pages again as a visitor sees them after logging out elsewhere', async () => {
  const { shop } = openShop('/', { as: sampleSession() });
  await screen.findByRole('region', { name: 'Profil Anda' });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(await screen.findByText('Anda sudah keluar di tab lain.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'MASUK' })).toBeVisible();
  expect(shop.requestsOf(getDashboard).at(-1)?.token).toBeUndefined();
  expect(shop.requestsOf(getCart)).toHaveLength(1);
});
