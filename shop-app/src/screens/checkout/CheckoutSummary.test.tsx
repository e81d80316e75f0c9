import { screen } from '@testing-library/react';
import { getCustomer, previewCoupon } from 'shop-core/contract';
import { on, sampleLine, sampleProfile, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { shopWith } from '../../testing/testCartShop.ts';
import { entries, openCheckout, rememberDiscounts } from '../../testing/testCheckout.ts';
import { sampleCustomer } from '../../testing/testContent.ts';

const bar = sampleLine();

it('lists what is bought: name, attribute, SKU, quantity and price [S2.111]', async () => {
  const ring = { ...bar.product, name: 'Cincin Ombak', attributeValue: 'Ukuran 12' };
  await openCheckout({ shop: shopWith([sampleLine({ sku: 'CN-12', product: ring })]) });
  const line = screen.getByText('Cincin Ombak').closest('li');
  expect(line).toHaveTextContent('Ukuran 12 · SKU CN-12 · 2 x Rp 900.000');
  expect(line).toHaveTextContent('Rp 1.800.000');
});

it('shows the points to be earned, grouped like any number, but not to resellers [S2.112, S2.113]', async () => {
  const rich = sampleLine({ quantity: 4, product: { ...bar.product, fixedPoint: 1150 } });
  const customer = await openCheckout({ shop: shopWith([rich]) });
  expect(screen.getByText('Dapat 4.600 poin')).toBeVisible();
  customer.unmount();
  const shop = shopWith([rich]);
  shop.handle(on(getCustomer, () => sampleCustomer({ isReseller: true })));
  await openCheckout({ shop, as: sampleSession({ profile: sampleProfile({ isReseller: true }) }) });
  expect(screen.queryByText(/poin/)).toBeNull();
});

it('shows the coupon that is applied and what it takes off, and lets go of it [S2.114, S4.18]', async () => {
  const { press } = await openCheckout({ shop: shopWith([bar]), storage: rememberDiscounts('HEMAT50') });
  expect(await screen.findByText('Kupon HEMAT50: Rp 50.000')).toBeVisible();
  expect(entries()).toContain('Kupon (HEMAT50): -Rp 50.000');
  await press('Lepas kupon HEMAT50');
  expect(screen.queryByText(/HEMAT50/)).toBeNull();
  expect(entries()).not.toContain('Kupon (HEMAT50): -Rp 50.000');
});

it('names a coupon of type CT-4 by its type instead of an amount [S2.114, S9.17]', async () => {
  await openCheckout({ shop: shopWith([bar]), storage: rememberDiscounts('KADO') });
  expect(await screen.findByText('Kupon KADO: Kado Emas')).toBeVisible();
});

it('shows chips of free shipping and of the points that are redeemed, which come off the total [S2.115, S4.20]', async () => {
  const { choose, checkCost, press } = await openCheckout({
    shop: shopWith([bar], { points: 4_600 }),
    storage: rememberDiscounts('ONGKIR', 4_000),
  });
  expect(await screen.findByText('Gratis ongkos kirim')).toBeVisible();
  expect(screen.getByText('Kupon ONGKIR')).toBeVisible();
  expect(screen.getByText('Tukar 4.000 poin')).toBeVisible();
  await choose('J&T Express');
  await checkCost();
  expect(entries()).toEqual([
    'Total belanja: Rp 1.800.000',
    'Ongkos kirim (J&T Express): Rp 12.000',
    'Gratis ongkos kirim: -Rp 12.000',
    'Kode unik: -Rp 88',
    'Tukar poin: -Rp 4.000',
    'Total bayar: Rp 1.795.912',
  ]);
  await press('Batal tukar poin');
  expect(screen.queryByText('Tukar 4.000 poin')).toBeNull();
  expect(entries()).toContain('Total bayar: Rp 1.799.912');
});

it('promises no points on an order that a coupon makes a reseller’s [S6.19]', async () => {
  await openCheckout({ shop: shopWith([bar]), storage: rememberDiscounts('MITRA') });
  expect(await screen.findByText('Kupon MITRA')).toBeVisible();
  expect(screen.queryByText(/^Dapat/)).toBeNull();
});

it('says why a remembered coupon or too many points are not taken, and lets go of them', async () => {
  const { press } = await openCheckout({
    shop: shopWith([sampleLine({ quantity: 1 })], { points: 100 }),
    storage: rememberDiscounts('BESAR', 4_000),
  });
  expect(await screen.findByText('Kupon BESAR tidak dipakai')).toBeVisible();
  expect(screen.getByText('Kupon ini untuk belanja minimal Rp 1.500.000, kurang Rp 600.000.')).toBeVisible();
  expect(screen.getByText(/^Redeem poin melebihi Poin yang Anda miliki. Poin Anda sekarang 100/)).toBeVisible();
  expect(entries().at(-1)).toBe('Total bayar: Rp 899.912');
  await press('Lepas kupon');
  await press('Batal tukar poin');
  expect(screen.queryByText(/tidak dipakai|tidak ditukar/)).toBeNull();
});

it('asks again for a coupon that could not be asked for', async () => {
  const shop = shopWith([bar]);
  const fault = shop.fail({ code: 'UNEXPECTED' }, previewCoupon);
  const { press } = await openCheckout({ shop, storage: rememberDiscounts('HEMAT50') });
  expect(await screen.findByText('Kupon HEMAT50 belum dapat diperiksa')).toBeVisible();
  fault.mend();
  await press('Coba lagi');
  expect(await screen.findByText('Kupon HEMAT50: Rp 50.000')).toBeVisible();
});

it('shortens a long name to 30 letters [S9.6]', async () => {
  const long = sampleLine({ product: { ...sampleLine().product, name: 'Emas Batangan Seri Senja Nusantara' } });
  await openCheckout({ shop: shopWith([long]) });
  expect(await screen.findByText('Emas Batangan Seri Senja Nusan…')).toBeInTheDocument();
});
