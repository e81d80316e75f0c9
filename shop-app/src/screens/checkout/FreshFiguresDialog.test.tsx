import { screen, waitFor, within } from '@testing-library/react';
import { placeOrder } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { on, refuse } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openCheckout } from '../../testing/testCheckout.ts';
import { testShop } from '../../testing/testShop.ts';

/** What the server makes of the order when the price of gold moved meanwhile. */
const fresh = {
  totalAmount: rupiah(1_900_000),
  discountCoupon: rupiah(0),
  uniqueCode: 88,
  shippingCost: rupiah(15_000),
  discountRedeem: rupiah(0),
  redeemPoint: 0,
  grandTotal: rupiah(1_914_912),
  pointReward: 6,
};

it('shows old and new figures when they changed, and sends the fresh ones when they are accepted', async () => {
  const shop = testShop(
    on(placeOrder, ({ body }) =>
      body.grandTotal === fresh.grandTotal
        ? { orderCode: 'SE261128-ABCDEF' }
        : refuse({ code: 'PRICING_CHANGED', differing: ['totalAmount'] }, { figures: fresh }),
    ),
  );
  const { makeReady, pay, press, orders, address } = await openCheckout({ shop });
  await makeReady();
  await pay();
  const dialog = await screen.findByRole('alertdialog', { name: 'Rincian pesanan berubah' });
  const rows = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Total belanjaRp 1.800.000Rp 1.900.000',
    'Ongkos kirimRp 12.000Rp 15.000',
    'Kode unikRp 88Rp 88',
    'Total bayarRp 1.811.912Rp 1.914.912',
    'Poin yang didapat6 poin6 poin',
  ]);
  expect(dialog).toHaveTextContent('Belum ada pesanan yang dibuat.');
  await press('Setuju, bayar Rp 1.914.912');
  await waitFor(() => expect(address()).toBe('/finish/SE261128-ABCDEF'));
  expect(orders().at(-1)?.ask.body).toMatchObject(fresh);
  expect(new Set(orders().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

it('lets the shopper look again instead of accepting changed figures', async () => {
  const shop = testShop(on(placeOrder, () => refuse({ code: 'PRICING_CHANGED', differing: [] }, { figures: fresh })));
  const { makeReady, pay, press, orders, address } = await openCheckout({ shop });
  await makeReady();
  await pay();
  await screen.findByRole('alertdialog');
  await press('Periksa lagi');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(orders()).toHaveLength(1);
  expect(address()).toBe('/checkout');
  expect(screen.getByRole('radio', { name: 'J&T Express' })).toBeChecked();
});
