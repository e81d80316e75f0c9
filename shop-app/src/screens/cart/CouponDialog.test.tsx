import { screen, waitFor, within } from '@testing-library/react';
import { changeLine, previewCoupon } from 'shop-core/contract';
import { sampleLine, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { shopWith } from '../../testing/testCartShop.ts';

const summary = () => screen.getByRole('region', { name: 'Ringkasan belanja' });
const total = () => within(summary()).getByText('Total sementara').nextElementSibling?.textContent;

async function openDialog(quantity = 2) {
  const shop = shopWith([sampleLine({ quantity })], { points: 4_600 });
  const opened = openShop('/cart', { as: sampleSession(), shop });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: 'Pakai kupon' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pakai kupon' });
  const field = () => within(dialog).getByLabelText('Kode kupon');
  const submit = () => user.click(within(dialog).getByRole('button', { name: 'Pakai' }));
  const apply = async (code: string) => {
    await user.type(field(), code);
    await submit();
  };
  return { ...opened, shop, dialog, field, submit, apply };
}

it('takes a coupon off what the cart comes to, and lets go of it [S1.7, S2.101, S8.23]', async () => {
  const { apply, user } = await openDialog();
  await apply(' hemat50');
  expect(await screen.findByText('Kupon Redeem berhasil')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(summary()).getByText('Kupon HEMAT50: Rp 50.000')).toBeVisible();
  expect(total()).toBe('Rp 1.750.000');
  await user.click(screen.getByRole('button', { name: 'Lepas kupon HEMAT50' }));
  expect(total()).toBe('Rp 1.800.000');
});

it('asks for a code [S5.39]', async () => {
  const { submit, field, shop } = await openDialog();
  await submit();
  expect(await screen.findByText('Wajib diisi.')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(shop.count(previewCoupon)).toBe(0);
});

it('says why a coupon is refused and how far the cart is from it, with an empty field [S2.101, S8.31]', async () => {
  const { apply, field, dialog, user, address } = await openDialog(1);
  await apply('BESAR');
  const refusal = await within(dialog).findByText('Kupon BESAR');
  expect(refusal.closest('[role="status"]')).toHaveTextContent('minimal Rp 1.500.000, kurang Rp 600.000.');
  expect(field()).toHaveValue('');
  await apply('TIDAKADA');
  expect(await within(dialog).findByText('Kupon tidak ditemukan.')).toBeVisible();
  expect(within(dialog).getByText('Kupon TIDAKADA')).toBeVisible();
  await apply('BESAR');
  await user.click(await within(dialog).findByRole('link', { name: 'Tambah produk' }));
  expect(address()).toBe('/products');
});

it('says when the cart has become too small for its coupon, and takes it again when it is large enough', async () => {
  const { apply, user } = await openDialog();
  await apply('BESAR');
  await waitFor(() => expect(total()).toBe('Rp 1.600.000'));
  await user.click(screen.getByRole('button', { name: /^Kurangi/ }));
  expect(await screen.findByText('Kupon BESAR tidak dipakai')).toBeVisible();
  expect(total()).toBe('Rp 900.000');
  await user.click(screen.getByRole('button', { name: /^Tambah/ }));
  await waitFor(() => expect(total()).toBe('Rp 1.600.000'));
});

it('keeps the total steady while the coupon is asked again for another cart', async () => {
  const { apply, user, shop } = await openDialog();
  await apply('HEMAT50');
  await waitFor(() => expect(total()).toBe('Rp 1.750.000'));
  const held = shop.hold(previewCoupon);
  await user.click(screen.getByRole('button', { name: /^Tambah/ }));
  await waitFor(() => expect(shop.count(changeLine)).toBe(1));
  expect(total()).toBe('Rp 2.650.000');
  held.release();
});
