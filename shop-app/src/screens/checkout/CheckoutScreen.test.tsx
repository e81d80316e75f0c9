import { screen, waitFor } from '@testing-library/react';
import {
  getBanks,
  getBillingAddress,
  getCart,
  getCustomer,
  getStoreNotice,
  getStoreStatus,
  reserveUniqueCode,
} from 'shop-core/contract';
import { on, sampleBilling, sampleLine, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { testCart } from '../../testing/testCart.ts';
import { shopWith } from '../../testing/testCartShop.ts';
import { entries, openCheckout } from '../../testing/testCheckout.ts';
import { sampleCustomer } from '../../testing/testContent.ts';
import { testShop } from '../../testing/testShop.ts';

it('shows its shape while cart and address are on their way, then the form', async () => {
  const shop = testShop();
  const held = shop.hold(getBillingAddress);
  openShop('/checkout', { shop, as: sampleSession() });
  expect(await screen.findByText('Memuat checkout')).toBeInTheDocument();
  held.release();
  expect(await screen.findByRole('radiogroup', { name: 'Kurir' })).toBeVisible();
});

it.each([
  ['cart', getCart],
  ['address', getBillingAddress],
])('says that the %s could not be loaded, and tries again', async (_what, call) => {
  const shop = testShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, call);
  const { user } = openShop('/checkout', { shop, as: sampleSession() });
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await screen.findByRole('radiogroup', { name: 'Kurir' })).toBeVisible();
});

it('has nothing to pay for an empty cart', async () => {
  openShop('/checkout', { shop: shopWith([]), as: sampleSession() });
  expect(await screen.findByText('Keranjang kosong')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Lanjut Pembayaran' })).toBeNull();
});

it.each([
  ['a missing address', on(getBillingAddress, () => sampleBilling({ address: null }))],
  ['a missing phone number', on(getCustomer, () => sampleCustomer({ phoneNumber: null }))],
  ['an outdated price', on(getCart, testCart([sampleLine({ isOutdated: true })]).show)],
])('goes back to the cart for %s', async (_what, handler) => {
  const { address } = openShop('/checkout', { shop: testShop(handler), as: sampleSession() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Keranjang' })).toBeVisible();
  expect(address()).toBe('/cart');
});

it('keeps the choices while the shopper looks at another page', async () => {
  const { user, choose, back } = await openCheckout();
  await choose('J&T Express');
  await choose('BCA');
  await user.click(screen.getByRole('link', { name: 'Ubah alamat' }));
  await screen.findByRole('tab', { name: 'Informasi Penagihan', selected: true });
  back();
  expect(await screen.findByRole('radio', { name: 'J&T Express' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'BCA' })).toBeChecked();
});

it.each([
  ['banks', getBanks],
  ['unique code', reserveUniqueCode],
])('says when the %s could not be loaded, and tries again', async (_what, call) => {
  const shop = testShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, call);
  const { user } = openShop('/checkout', { shop, as: sampleSession() });
  const error = await screen.findByText(/gagal dimuat/);
  fault.mend();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(error).not.toBeInTheDocument());
  expect(await screen.findByRole('radio', { name: 'BCA' })).toBeVisible();
  expect(entries()).toContain('Kode unik: -Rp 88');
});

it('cannot be submitted while the store is closed, and its notice says why [S2.105, S2.106]', async () => {
  const shop = testShop(
    on(getStoreStatus, () => ({ value: 'CLOSE' })),
    on(getStoreNotice, () => ({ value: 'Buka kembali Senin.' })),
  );
  await openCheckout({ shop });
  expect(await screen.findByText('Buka kembali Senin.')).toBeVisible();
  expect(screen.getByText('Toko sedang tutup.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Lanjut Pembayaran' })).toBeDisabled();
});

it('can be submitted while the store is open, whose notice nobody sees [S2.105, S2.106]', async () => {
  await openCheckout({ shop: testShop(on(getStoreNotice, () => ({ value: 'Buka kembali Senin.' }))) });
  expect(await screen.findByRole('button', { name: 'Lanjut Pembayaran' })).toBeEnabled();
  expect(screen.queryByText('Buka kembali Senin.')).toBeNull();
  expect(screen.queryByText('Toko sedang tutup.')).toBeNull();
});
