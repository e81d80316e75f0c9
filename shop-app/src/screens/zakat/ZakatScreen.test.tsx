import { screen, waitFor, within } from '@testing-library/react';
import { getZakat } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { createMemoryShop, sampleProfile, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { entry, fact, openZakat, rows, summary } from './testZakat.ts';

const reasons = () =>
  within(screen.getByRole('heading', { name: 'Alasannya' }).parentElement ?? document.body)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
it('is for customers only: a visitor logs in first, and comes back [S2.38, S6.15]', async () => {
  const shop = createMemoryShop();
  const { address, user } = openShop('/zakat', { shop });
  await waitFor(() => expect(address()).toBe('/login?next=%2Fzakat'));
  await user.type(await screen.findByLabelText('Username'), 'ani');
  await user.type(screen.getByLabelText('Password'), 'rahasia-ani');
  await user.click(screen.getByRole('button', { name: 'MASUK' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Zakat Emas' })).toBeVisible();
  expect(address()).toBe('/zakat');
});

it.each(['INDIVIDU', 'CORPORATE'] as const)('is for a customer (%s) [S6.15]', async (typeOfCustomer) => {
  const as = sampleSession({ profile: sampleProfile({ typeOfCustomer }) });
  const { address } = openShop('/zakat', { as });
  expect(await screen.findByRole('button', { name: 'BELI/JUAL EMAS' })).toBeVisible();
  expect(address()).toBe('/zakat');
});

it('shows what is held, and each purchase and sale [S2.142, S9.22]', async () => {
  await openZakat(
    entry('2025-05-01', { weight: 40_500, purity: 9_999, price: rupiah(72_000_000) }),
    entry('2025-06-02', { type: 'Jual', goldType: 'Cincin', weight: -1_125, purity: 7_500 }),
  );
  expect(rows()).toEqual([
    ['Cincin Jual', '02/06/2025', '−1,125 gram kadar 75,00%', '-', 'Rp 1.687.500'],
    ['Antam Beli', '01/05/2025', '40,5 gram kadar 99,99%', 'Rp 72.000.000', 'Rp 80.991.900'],
  ]);
  expect(fact('Emas murni dimiliki')).toBe('39,652 gram');
  expect(fact('Harga emas hari ini')).toBe('Rp 2.000.000 / gram');
  expect(fact('Nilai emas murni')).toBe('Rp 79.304.400');
  expect(fact('Zakat bila wajib hari ini (2,5%)')).toBe('Rp 1.982.610');
  expect(summary().getByText('Belum wajib')).toBeVisible();
  expect(reasons()).toEqual(['Emas murni 39,652 gram, kurang 45,348 gram dari nisab.']);
});

it('counts the days of the haul, and explains them [S2.142]', async () => {
  await openZakat(entry('2025-06-01'));
  expect(summary().getByText('Belum wajib, haul berjalan')).toBeVisible();
  const days = fact('Sisa hari');
  expect(days).toMatch(/^\d+ hari$/);
  expect(summary().getAllByText(days ?? '').length).toBe(2);
  expect(reasons()).toEqual([
    '01-06-2025: emas murni menjadi 100 gram, haul dimulai.',
    expect.stringMatching(/^Haul berjalan sejak 01-06-2025 dan genap satu tahun Hijriah pada \d\d-05-2026\.$/),
  ]);
  expect(screen.getByText('Haul').nextElementSibling).toHaveTextContent('Satu tahun Hijriah');
});

it('says that zakat is due, how much, and why, once a Hijri year is full [S2.142]', async () => {
  await openZakat(entry('2024-06-01'));
  expect(summary().getByText('Zakat wajib')).toBeVisible();
  expect(fact('Zakat (2,5%)')).toBe('Rp 5.000.000');
  expect(fact('Sisa hari')).toBe('0 hari');
  expect(reasons().at(-1)).toMatch(/^Haul sejak 01-06-2024 genap .*: zakat wajib\.$/);
});

it('shows ten entries a page, and no other number of them [S9.4]', async () => {
  const days = Array.from({ length: 11 }, (_, at) => `2025-05-${String(at + 1).padStart(2, '0')}`);
  const { shop, user } = await openZakat(...days.map((day, at) => entry(day, { goldType: `Koin ${at + 1}` })));
  expect(screen.getByText('1–10 dari 11')).toBeVisible();
  expect(rows().map(([name]) => name)).toEqual(
    ['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'].map((n) => `Koin ${n} Beli`),
  );
  expect(screen.queryByRole('combobox', { name: 'Baris per halaman' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Halaman 2' }));
  await screen.findByText('11–11 dari 11');
  expect(rows().map(([name]) => name)).toEqual(['Koin 1 Beli']);
  expect(new Set(shop.requestsOf(getZakat).map(({ ask }) => ask.body.size))).toEqual(new Set([10]));
});

it('shows a skeleton, says when it could not be loaded, and tries again', async () => {
  const shop = createMemoryShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, getZakat);
  const held = shop.hold(getZakat);
  const { user } = openShop('/zakat', { shop, as: shop.logIn('ani') });
  expect(await screen.findByText('Memuat catatan zakat')).toBeInTheDocument();
  held.release();
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Ringkasan zakat' })).toBeVisible();
});
