import { screen, waitFor, within } from '@testing-library/react';
import { getCart, placeOrder, quoteShipping } from 'shop-core/contract';
import { on } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { testCart } from '../../testing/testCart.ts';
import { openCheckout } from '../../testing/testCheckout.ts';
import { testShop } from '../../testing/testShop.ts';

it('has an order note, the banks and the terms, which open beside the checkout [S2.110]', async () => {
  const { user, choose, accept, checkCost, pay, orders } = await openCheckout();
  const banks = within(screen.getByRole('radiogroup', { name: 'Transfer bank' })).getAllByRole('radio');
  expect(banks.map((radio) => radio.closest('label')?.textContent)).toEqual(['BCA', 'Bank Mandiri']);
  const terms = screen.getByRole('link', { name: 'syarat dan ketentuan' });
  expect(terms).toHaveAttribute('href', '/pages/syarat-dan-ketentuan');
  expect(terms).toHaveAttribute('target', '_blank');
  await user.type(screen.getByLabelText(/^Catatan pesanan/), 'Bungkus rapi');
  await choose('J&T Express');
  await choose('Bank Mandiri');
  await accept();
  await checkCost();
  await pay();
  await waitFor(() => expect(orders().at(0)?.ask.body).toMatchObject({ note: 'Bungkus rapi', bankId: 2 }));
});

it('spins while the order is on its way, and is one order however often it is pressed [S1.8, S4.32, S4.33]', async () => {
  const { shop, makeReady, pay, orders, address } = await openCheckout();
  await makeReady();
  const held = shop.hold(placeOrder);
  const button = screen.getByRole('button', { name: 'Lanjut Pembayaran' });
  expect(button.querySelector('.spinner')).toBeNull();
  await pay();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button.querySelector('.spinner')).toBeVisible();
  button.click();
  held.release();
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(orders()).toHaveLength(1);
  expect(orders().at(0)?.ask.body).toMatchObject({
    customerCode: 'C1',
    totalAmount: 1_800_000,
    shippingCost: 12_000,
    uniqueCode: 88,
    grandTotal: 1_811_912,
    shippingTypeId: 1,
    shippingAddress: null,
    bankId: 1,
  });
});

it('orders nothing while the cost is on its way, and says so [S5.43]', async () => {
  const shop = testShop();
  const held = shop.hold(quoteShipping);
  const { choose, accept, pay, orders, address } = await openCheckout({ shop });
  await choose('J&T Express');
  await choose('BCA');
  await accept();
  expect(screen.getByText('Menghitung ongkos kirim…')).toBeInTheDocument();
  await pay();
  expect(await screen.findByText('Cek harga ongkir terlebih dahulu')).toBeVisible();
  expect(orders()).toEqual([]);
  held.release();
  await screen.findByText('Layanan kurir: EZ');
  await pay();
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
});

it('shows the order at once, and going back does not lead to its form again [S2.119]', async () => {
  const { shop, makeReady, pay, back, address } = await openCheckout();
  await makeReady();
  shop.handle(on(getCart, testCart([]).show));
  await pay();
  expect(await screen.findByRole('heading', { level: 1, name: 'Selesaikan pembayaran Anda' })).toBeVisible();
  expect(screen.queryByText('Keranjang kosong')).toBeNull();
  back();
  await waitFor(() => expect(address()).not.toBe('/checkout'));
});

it.each([
  ['Stok tidak mencukupi.', { code: 'OUT_OF_STOCK', available: 1 }],
  ['Isi keranjang berubah. Periksa kembali sebelum melanjutkan.', { code: 'CART_CHANGED' }],
] as const)('says "%s" and keeps every choice', async (sentence, problem) => {
  const { shop, makeReady, pay, address } = await openCheckout();
  await makeReady();
  shop.failNext(problem, placeOrder);
  await pay();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(address()).toBe('/checkout');
  expect(screen.getByRole('radio', { name: 'BCA' })).toBeChecked();
});

it('says until when no more unpaid orders can wait, and leads to those that do', async () => {
  const { shop, user, makeReady, pay, address } = await openCheckout();
  await makeReady();
  const freeAt = new Date('2026-11-28T04:12:00Z');
  shop.failNext({ code: 'HELD_TOO_MUCH', what: 'UNPAID_ORDER', holder: 'customer', most: 3, freeAt }, placeOrder);
  await pay();
  const link = await screen.findByRole('link', { name: 'Lihat pesanan Anda' });
  expect(link.parentElement).toHaveTextContent(
    'Anda masih punya 3 pesanan yang belum dibayar. Bayar salah satu pesanan itu terlebih dahulu, atau coba lagi pukul 11.12 WIB.',
  );
  expect(screen.getByRole('radio', { name: 'BCA' })).toBeChecked();
  await user.click(link);
  await waitFor(() => expect(address()).toBe('/account?tab=4'));
});

it('asks the same order again, by the same key, when its answer was lost', async () => {
  const { shop, makeReady, pay, orders, address } = await openCheckout();
  await makeReady();
  shop.loseNext(placeOrder);
  await pay();
  expect(await screen.findByText(/status belum diketahui/)).toBeVisible();
  expect(await screen.findByText('Status pesanan terakhir belum diketahui')).toBeVisible();
  await pay();
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('finds an order whose answer was lost though the cart is empty by it', async () => {
  const { shop, makeReady, pay, press, orders, address } = await openCheckout();
  await makeReady();
  shop.loseNext(placeOrder);
  shop.handle(on(getCart, testCart([]).show));
  await pay();
  expect(await screen.findByText('Keranjang kosong')).toBeVisible();
  expect(screen.getByText(/pesanan tidak akan dibuat dua kali/)).toBeVisible();
  await press('Periksa pesanan');
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});
