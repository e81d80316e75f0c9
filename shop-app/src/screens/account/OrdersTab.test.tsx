import { screen, waitFor, within } from '@testing-library/react';
import { getOrder, getOrders } from 'shop-core/contract';
import { calendarDate } from 'shop-core/rules';
import { type FakeRoute, on, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { cutPage, sampleOrderRow } from '../../testing/testAccount.ts';
import { openShop } from '../../testing/testApp.tsx';
import { samplePlaced } from '../../testing/testOrder.ts';
import { testShop } from '../../testing/testShop.ts';

const ani = sampleSession();
const code = 'SE261128-ABCDEF';
const shipped = {
  status: 'shipped',
  receiptNumber: 'JX-0042',
  history: [
    { id: 1, description: 'Pembayaran diterima', date: calendarDate('2026-11-28') },
    { id: 2, description: 'Pesanan dikirim', date: calendarDate('2026-11-29') },
  ],
};
const holding = (rows = [sampleOrderRow()]) =>
  on(getOrders, ({ body }) => {
    const { rows: orders, ...page } = cutPage(rows, body);
    return { orders, ...page };
  });
const open = (...handlers: FakeRoute[]) =>
  openShop('/account?tab=4', { shop: testShop(holding(), ...handlers), as: ani });
const table = () => screen.findByRole('table', { name: 'Riwayat pemesanan' });

it('lists the orders with what their status is called, one that nobody knows as it is [S2.134, S4.36, S4.37, S4.38, S4.39, S4.40, S4.42, S9.9, S9.22]', async () => {
  const statuses = ['pending', 'processing', 'shipped', 'complete', 'cancelled', 'HILANG'];
  open(holding(statuses.map((status, at) => sampleOrderRow({ orderCode: `SE-${at}`, status }))));
  const cells = within(await table())
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Nomor pesanan', 'Tanggal', 'Status', 'Total bayar'],
    ['SE-0', '28/11/2026', 'Menunggu pembayaran', 'Rp 1.760.912'],
    ['SE-1', '28/11/2026', 'Sedang diproses', 'Rp 1.760.912'],
    ['SE-2', '28/11/2026', 'Sedang dikirim', 'Rp 1.760.912'],
    ['SE-3', '28/11/2026', 'Selesai', 'Rp 1.760.912'],
    ['SE-4', '28/11/2026', 'Dibatalkan', 'Rp 1.760.912'],
    ['SE-5', '28/11/2026', 'HILANG', 'Rp 1.760.912'],
  ]);
});

it('calls an order the same in whatever case its status is written, and still leads to where it is paid [S4.41]', async () => {
  const pending = sampleOrderRow({ status: 'PENDING' });
  const { user } = open(
    holding([pending, sampleOrderRow({ orderCode: 'SE-2', status: 'Shipped' })]),
    on(getOrder, () => samplePlaced({ status: 'PENDING' })),
  );
  const list = within(await table());
  expect(list.getByText('Menunggu pembayaran')).toHaveClass('badge-warn');
  expect(list.getByText('Sedang dikirim')).toHaveClass('badge-gold');
  await user.click(list.getByRole('button', { name: code }));
  expect(await screen.findByRole('link', { name: 'Cara pembayaran' })).toHaveAttribute('href', `/finish/${code}`);
});

it('pages the orders by 10, 25 or 50 [S9.3]', async () => {
  const many = Array.from({ length: 60 }, (_, at) => sampleOrderRow({ orderCode: `SE-${at}` }));
  const { user, shop } = open(holding(many));
  expect(within(await table()).getAllByRole('rowheader')).toHaveLength(10);
  const size = screen.getByLabelText<HTMLSelectElement>('Baris per halaman');
  const sizes = [...size.options].filter(({ disabled }) => !disabled);
  expect(sizes.map(({ value }) => value)).toEqual(['10', '25', '50']);
  await user.selectOptions(size, '50');
  await waitFor(async () => expect(within(await table()).getAllByRole('rowheader')).toHaveLength(50));
  await user.click(screen.getByRole('button', { name: 'Halaman berikutnya' }));
  await waitFor(async () => expect(within(await table()).getAllByRole('rowheader')).toHaveLength(10));
  expect(shop.requestsOf(getOrders).map(({ ask }) => [ask.body.page, ask.body.size])).toEqual([
    [0, 10],
    [0, 50],
    [1, 50],
  ]);
});

it('opens an order with its moves and its resi, and gives the focus back [S2.135]', async () => {
  const { user } = open(on(getOrder, () => samplePlaced(shipped)));
  const name = within(await table()).getByRole('button', { name: code });
  await user.click(name);
  const dialog = await screen.findByRole('dialog', { name: `Pesanan ${code}` });
  const progress = await within(dialog).findByRole('region', { name: 'Perjalanan pesanan' });
  expect(
    within(progress)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pesanan dikirim29-11-2026', 'Pembayaran diterima28-11-2026']);
  expect(within(progress).getByText('JX-0042')).toBeVisible();
  await user.click(within(progress).getByRole('button', { name: 'Salin nomor resi' }));
  expect(await navigator.clipboard.readText()).toBe('JX-0042');
  expect(within(dialog).getByText('Emas Batangan 0,5 gram')).toBeVisible();
  expect(within(dialog).getByText('Rp 1.760.912')).toBeVisible();
  expect(within(dialog).getByText('Sedang dikirim')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(name).toHaveFocus());
});

it('leads from an order that waits for money to where it is paid', async () => {
  const { user, address } = open();
  await user.click(within(await table()).getByRole('button', { name: code }));
  await user.click(await screen.findByRole('link', { name: 'Cara pembayaran' }));
  expect(address()).toBe(`/finish/${code}`);
});

it('says in the dialog that the order could not be loaded, and tries again', async () => {
  const { user, shop } = open();
  const fault = shop.fail({ code: 'UNEXPECTED' }, getOrder);
  await user.click(within(await table()).getByRole('button', { name: code }));
  const dialog = await screen.findByRole('dialog');
  const again = await within(dialog).findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await within(dialog).findByText('Menunggu pembayaran')).toBeVisible();
});

it('leads whoever has no orders to the goods', async () => {
  open(holding([]));
  expect(await screen.findByText('Belum ada pesanan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Mulai belanja' })).toHaveAttribute('href', '/products');
});

it('shows a skeleton, says when the list failed, and tries again [S4.46]', async () => {
  const shop = testShop(holding());
  const fault = shop.fail({ code: 'UNEXPECTED' }, getOrders);
  const held = shop.hold(getOrders);
  const { user } = openShop('/account?tab=4', { shop, as: ani });
  expect(await screen.findByText('Memuat riwayat pemesanan')).toBeInTheDocument();
  held.release();
  expect(await screen.findByText('Pesanan Anda tidak dapat dimuat.')).toBeVisible();
  fault.mend();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await table()).toBeVisible();
});
