import { screen, waitFor, within } from '@testing-library/react';
import { previewRedeem } from 'shop-core/contract';
import { sampleLine, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { shopWith } from '../../testing/testCartShop.ts';

const summary = () => screen.getByRole('region', { name: 'Ringkasan belanja' });
const total = () => within(summary()).getByText('Total sementara').nextElementSibling?.textContent;

async function openDialog(points = 4_600) {
  const shop = shopWith([sampleLine()], { points });
  const opened = openShop('/cart', { as: sampleSession(), shop });
  const { user } = opened;
  await user.click(await screen.findByRole('button', { name: /^Tukar poin/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Tukar poin' });
  const field = () => within(dialog).getByLabelText('Jumlah poin');
  const submit = () => user.click(within(dialog).getByRole('button', { name: 'Tukar' }));
  return { ...opened, shop, dialog, field, submit };
}

it('takes points off what the cart comes to, and gives them back [S1.7, S2.102, S4.19, S8.22]', async () => {
  const { user, field, submit, dialog } = await openDialog();
  expect(dialog).toHaveTextContent('Anda memiliki 4.600 poin');
  await user.type(field(), '4000');
  expect(within(dialog).getByText('Potongan Rp 4.000.')).toBeVisible();
  await submit();
  expect(await screen.findByText('Poin Redeem berhasil')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(summary()).getByText('Tukar 4.000 poin')).toBeVisible();
  expect(total()).toBe('Rp 1.796.000');
  await user.click(screen.getByRole('button', { name: 'Batal tukar poin' }));
  expect(total()).toBe('Rp 1.800.000');
});

it('asks for a number of points [S5.37]', async () => {
  const { submit, field, shop } = await openDialog();
  await submit();
  expect(await screen.findByText('Wajib diisi.')).toBeVisible();
  expect(field()).toHaveFocus();
  expect(shop.count(previewRedeem)).toBe(0);
});

it('refuses more points than there are, and says how many are missing [S2.102, S5.38]', async () => {
  const { user, field, submit, shop, dialog } = await openDialog();
  await user.type(field(), '5.000');
  expect(within(dialog).getByText('Kurang 400 poin.')).toBeVisible();
  await submit();
  expect(await within(dialog).findByText('Redeem poin melebihi Poin yang Anda miliki')).toBeVisible();
  expect(field()).toHaveValue('5.000');
  expect(shop.count(previewRedeem)).toBe(0);
});

it.each(['1.5', '4,6', 'semua', '-5', '0'])(
  'takes no points from %j, and says what a number of them is',
  async (text) => {
    const { user, field, submit, shop, dialog } = await openDialog();
    await user.click(field());
    await user.paste(text);
    await submit();
    expect(await within(dialog).findByText('Jumlah poin harus bilangan bulat, minimal 1.')).toBeVisible();
    expect(field()).toHaveValue(text);
    expect(shop.count(previewRedeem)).toBe(0);
  },
);

it('is empty again after the server refused the points, and says why [S8.32]', async () => {
  const { user, field, submit, shop, dialog } = await openDialog();
  shop.failNext({ code: 'POINTS_EXCEED', active: 100 }, previewRedeem);
  await user.type(field(), '4000');
  await submit();
  expect(await within(dialog).findByText('Redeem poin melebihi Poin yang Anda miliki')).toBeVisible();
  expect(field()).toHaveValue('');
});

it('fills in as many points as are of use: all of them, or what brings the total to 0', async () => {
  const few = await openDialog();
  await few.user.click(within(few.dialog).getByRole('button', { name: 'Isi 4.600 poin' }));
  expect(few.field()).toHaveValue('4600');
  few.unmount();
  const many = await openDialog(5_000_000);
  await many.user.click(within(many.dialog).getByRole('button', { name: 'Isi 1.800.000 poin' }));
  await many.submit();
  await waitFor(() => expect(total()).toBe('Rp 0'));
});

it('shows a total below zero as 0, the negative one struck through [S4.34]', async () => {
  const { user, field, submit } = await openDialog(5_000_000);
  await user.type(field(), '2000000');
  await submit();
  await waitFor(() => expect(total()).toMatch(/-Rp 200.000Rp 0$/));
  expect(summary().querySelector('s')).toHaveTextContent('-Rp 200.000');
});
