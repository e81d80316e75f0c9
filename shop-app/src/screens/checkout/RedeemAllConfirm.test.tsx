import { screen, waitFor } from '@testing-library/react';
import { sampleLine } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { shopWith } from '../../testing/testCartShop.ts';
import { entries, openCheckout, rememberDiscounts } from '../../testing/testCheckout.ts';

const bar = sampleLine();

it('shows a total below zero as 0, the negative one struck through [S4.34]', async () => {
  await openCheckout({
    shop: shopWith([bar], { points: 2_000_000 }),
    storage: rememberDiscounts(null, 2_000_000),
  });
  await waitFor(() => expect(entries()).toContain('Tukar poin: -Rp 2.000.000'));
  const total = screen.getByText('Total bayar', { selector: 'dt' }).nextElementSibling;
  expect(total).toHaveTextContent(/-Rp 200.088Rp 0$/);
  expect(total?.querySelector('s')).toHaveTextContent('-Rp 200.088');
});

it('warns of a total below zero, and places the order only once redeeming all points is confirmed [S4.35]', async () => {
  const { makeReady, user, pay, orders, address } = await openCheckout({
    shop: shopWith([bar], { points: 2_000_000 }),
    storage: rememberDiscounts(null, 2_000_000),
  });
  await makeReady();
  const warning = screen.getByText('Total bayar di bawah Rp 0').closest('[role="status"]');
  expect(warning).toHaveTextContent('Yang ditukar hanya 1.811.912 poin; sisanya tetap milik Anda.');
  await pay();
  expect(await screen.findByText('Konfirmasi penukaran seluruh poin terlebih dahulu.')).toBeVisible();
  const confirm = screen.getByRole('checkbox', { name: 'Ya, tukar seluruh poin untuk pesanan ini' });
  expect(confirm).toHaveFocus();
  expect(orders()).toEqual([]);
  await user.click(confirm);
  await pay();
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(orders().at(0)?.ask.body).toMatchObject({ grandTotal: 0, redeemPoint: 1_811_912 });
});

it('asks for no confirmation where the points are not more than there is to pay [S4.34, S4.35]', async () => {
  await openCheckout({ shop: shopWith([bar], { points: 4_600 }), storage: rememberDiscounts(null, 4_600) });
  expect(await screen.findByText('Tukar 4.600 poin')).toBeVisible();
  expect(screen.queryByText('Total bayar di bawah Rp 0')).toBeNull();
  expect(screen.getByText('Total bayar', { selector: 'dt' }).nextElementSibling?.querySelector('s')).toBeNull();
});
