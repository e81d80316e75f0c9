import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { nextStep, openCheckout } from '../../testing/testCheckout.ts';

it('leads from step to step: shipping, address, payment, cost, finish [S2.118]', async () => {
  const { user, choose, checkCost, accept } = await openCheckout();
  expect(nextStep()).toBe('Pilih kurir');
  await choose('J&T Express');
  expect(nextStep()).toBe('Pilih metode pembayaran');
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  expect(nextStep()).toBe('Lengkapi alamat pengiriman');
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  await choose('BCA');
  expect(nextStep()).toBe('Cek ongkos kirim');
  await checkCost();
  await accept();
  expect(nextStep()).toBe('Selesaikan pesanan');
});

it('says what is missing, one thing after the other, and sends nothing [S5.43, S5.44, S5.46]', async () => {
  const { choose, checkCost, pay, orders } = await openCheckout();
  await choose('J&T Express');
  await pay();
  expect(await screen.findByText('Pilih metode pembayaran terlebih dahulu')).toBeVisible();
  await choose('BCA');
  await pay();
  expect(await screen.findByText('Cek harga ongkir terlebih dahulu')).toBeVisible();
  await checkCost();
  await pay();
  expect(await screen.findByText('Cek syarat dan ketentuan')).toBeVisible();
  expect(orders()).toEqual([]);
});

it('leads to where each step is done, the first missing field of an address among them [S2.118]', async () => {
  const { user, choose, press, accept } = await openCheckout();
  const terms = () => screen.getByRole('checkbox', { name: /Saya menyetujui/ });
  await press('Pilih kurir');
  expect(screen.getByRole('radio', { name: 'J&T Express' })).toHaveFocus();
  await press('Pilih metode pembayaran');
  expect(screen.getByRole('radio', { name: 'BCA' })).toHaveFocus();
  await press('Cek ongkos kirim');
  expect(screen.getByRole('button', { name: 'CEK ONGKIR' })).toHaveFocus();
  await press('Selesaikan pesanan');
  expect(terms()).toHaveFocus();
  await choose('SAP Express');
  await user.type(screen.getByLabelText('Nama depan'), 'Siti');
  await press('Lengkapi alamat pengiriman');
  expect(screen.getByLabelText('Nomor telepon')).toHaveFocus();
  await accept();
  await press('Selesaikan pesanan');
  expect(screen.getByRole('button', { name: 'Lanjut Pembayaran' })).toHaveFocus();
});

it('puts the cursor where something is missing when the order is pressed [S5.47]', async () => {
  const { user, choose, checkCost, pay, orders } = await openCheckout();
  await pay();
  expect(screen.getByRole('radio', { name: 'J&T Express' })).toHaveFocus();
  await choose('J&T Express');
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  await pay();
  expect(screen.getByLabelText('Nama depan')).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: /dropship/ }));
  await pay();
  expect(screen.getByRole('radio', { name: 'BCA' })).toHaveFocus();
  await choose('BCA');
  await checkCost();
  await pay();
  expect(screen.getByRole('checkbox', { name: /Saya menyetujui/ })).toHaveFocus();
  expect(orders()).toEqual([]);
});
