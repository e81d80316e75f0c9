import { act, screen, waitFor, within } from '@testing-library/react';
import { getOrder } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { on, sampleSession } from 'shop-core/testing';
import { expect, it, vi } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { samplePlaced } from '../../testing/testOrder.ts';
import { testShop } from '../../testing/testShop.ts';

const ani = sampleSession();
const code = 'SE261128-ABCDEF';
const open = (shop = testShop()) => openShop(`/finish/${code}`, { as: ani, shop });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const facts = (region: HTMLElement) =>
  within(region)
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);

it('shows a skeleton, then order number and date [S2.120, S2.124, S9.21]', async () => {
  const shop = testShop();
  const held = shop.hold(getOrder);
  open(shop);
  expect(await screen.findByText('Memuat pesanan')).toBeInTheDocument();
  held.release();
  await title('Selesaikan pembayaran Anda');
  expect(screen.getByText(code)).toBeVisible();
  expect(screen.getByText(/^28-11-2026/)).toBeVisible();
  expect(screen.getByText('Menunggu pembayaran')).toBeVisible();
});

it('shows where to pay in whatever case the status is written [S4.41]', async () => {
  open(testShop(on(getOrder, () => samplePlaced({ status: 'Pending' }))));
  await title('Selesaikan pembayaran Anda');
  expect(screen.getByRole('region', { name: 'Pembayaran' })).toBeVisible();
});

it('says how much to pay, where to, with buttons to copy both [S2.122, S2.124]', async () => {
  const { user } = open();
  const payment = await screen.findByRole('region', { name: 'Pembayaran' });
  expect(within(payment).getByText('Rp 1.760.912')).toBeVisible();
  expect(within(payment).getByText('0000000101')).toBeVisible();
  expect(within(payment).getByText('BCA, a.n. PT Samudra Emas')).toBeVisible();
  expect(payment.querySelector('img')).toHaveAttribute('src', '/media/bca.svg');
  await user.click(within(payment).getByRole('button', { name: 'Salin jumlah pembayaran' }));
  expect(await navigator.clipboard.readText()).toBe('1760912');
  await user.click(within(payment).getByRole('button', { name: 'Salin nomor rekening' }));
  expect(await navigator.clipboard.readText()).toBe('0000000101');
});

it('tells to pay within 30 minutes and to confirm it to the customer service, by a message that is written [S2.121, S9.23]', async () => {
  open();
  const steps = await screen.findByRole('region', { name: 'Langkah berikutnya' });
  expect(steps).toHaveTextContent('dalam 30 menit setelah memesan, sebelum pukul 10.30 WIB, 28-11-2026.');
  expect(steps).toHaveTextContent('Senin-Jumat 09:00-17:00 WIB, Sabtu 09:00-13:00 WIB');
  const link = await within(steps).findByRole('link', { name: 'Konfirmasi lewat WhatsApp' });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/6281234567890');
  expect(url.searchParams.get('text')).toContain(`Rp 1.760.912 untuk pesanan ${code}`);
});

it('shows products and the whole breakdown [S2.122, S2.123, S2.124, S2.125]', async () => {
  open();
  const products = await screen.findByRole('region', { name: 'Produk' });
  expect(products).toHaveTextContent('Emas Batangan 0,5 gram');
  expect(products).toHaveTextContent('SKU LM-05 · 2 x Rp 900.000');
  expect(products).toHaveTextContent('Rp 1.800.000');
  expect(facts(screen.getByRole('region', { name: 'Rincian biaya' }))).toEqual([
    'Total belanja: Rp 1.800.000',
    'Ongkos kirim (J&T Express): Rp 12.000',
    'Kode unik: -Rp 88',
    'Kupon: -Rp 50.000',
    'Tukar poin: -Rp 1.000',
    'Total bayar: Rp 1.760.912',
  ]);
});

it('shortens a long name to 30 letters for the eye, not for the ear [S9.6]', async () => {
  const [line] = samplePlaced().order.lines;
  if (!line) throw new Error('nothing was ordered');
  const name = 'Emas Batangan Seri Senja Nusantara';
  open(testShop(on(getOrder, () => samplePlaced({ lines: [{ ...line, name }] }))));
  const products = await screen.findByRole('region', { name: 'Produk' });
  expect(within(products).getByText('Emas Batangan Seri Senja Nusan…')).toBeVisible();
  expect(within(products).getByText(name)).toHaveClass('visually-hidden');
});

it('shows the customer, both addresses with postal code, and the notes [S2.123, S2.126]', async () => {
  open();
  const region = await screen.findByRole('region', { name: 'Pelanggan dan alamat' });
  expect(facts(region)).toEqual([
    'Nama: Ani Wijaya',
    'Username: ani',
    'Email: ani@shop.example',
    expect.stringMatching(/^Alamat pengiriman: Siti Aminah.*Senayan, Kebayoran Baru.*12190.*Titip satpam$/),
    expect.stringMatching(/^Alamat penagihan: Ani Wijaya.*12190$/),
    'Catatan: Bungkus rapi',
  ]);
});

it('counts down on the clock of the server, and looks again when the time is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const late = { serverTime: new Date('2026-11-28T03:29:58Z') };
  const shop = testShop(on(getOrder, () => samplePlaced(late)));
  open(shop);
  await title('Selesaikan pembayaran Anda');
  expect(screen.getByText(/^00:0[12]$/)).toBeVisible();
  shop.handle(
    on(getOrder, () =>
      samplePlaced({
        status: 'cancelled',
        history: [{ id: 1, description: 'Waktu pembayaran habis', date: samplePlaced().order.orderDate }],
      }),
    ),
  );
  act(() => void vi.advanceTimersByTime(3_000));
  await title('Pesanan Anda');
  expect(screen.getByText('Waktu pembayaran habis')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Pembayaran' })).toBeNull();
  vi.useRealTimers();
});

it('asks for nothing, and counts nothing down, where points paid the order whole', async () => {
  const free = { grandTotal: rupiah(0), uniqueCode: 0, discountRedeem: rupiah(1_762_000) };
  open(testShop(on(getOrder, () => samplePlaced(free))));
  await title('Pesanan lunas');
  expect(screen.getByText(/Tidak ada yang perlu ditransfer/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Pembayaran' })).toBeNull();
  expect(screen.queryByText('0000000101', { exact: false })).toBeNull();
  expect(screen.queryByText('Bayar dalam')).toBeNull();
  expect(screen.queryByText(/30 menit/)).toBeNull();
  expect(facts(screen.getByRole('region', { name: 'Rincian biaya' })).at(-1)).toBe('Total bayar: Rp 0');
  const link = await screen.findByRole('link', { name: 'Tanya lewat WhatsApp' });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).not.toContain('sudah membayar');
});

it('names a coupon by its code, and one of type CT-4 by its type instead of an amount [S2.125, S9.17]', async () => {
  const coupon = { code: 'KADO', couponType: { code: 'CT-4', name: 'Kado Emas' } };
  open(testShop(on(getOrder, () => samplePlaced({ coupon }))));
  const costs = await screen.findByRole('region', { name: 'Rincian biaya' });
  expect(facts(costs)).toContain('Kupon (KADO): Kado Emas');
});

it('prints the slip, which says whose it is where the header of the page is not', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cetak' }));
  expect(print).toHaveBeenCalledOnce();
  const slip = screen.getByRole('article');
  expect(slip.firstElementChild).toHaveTextContent(/^Samudra Emas$/);
  expect(slip.firstElementChild).toHaveClass('print-only');
});

it.each(['shipped', 'Shipped'])(
  'asks for no money for an order that is %s, and says where it went [S2.124, S4.41]',
  async (status) => {
    open(testShop(on(getOrder, () => samplePlaced({ status, receiptNumber: 'JX-1' }))));
    await title('Pesanan Anda');
    expect(screen.queryByRole('region', { name: 'Pembayaran' })).toBeNull();
    expect(screen.getByText('JX-1')).toBeVisible();
    expect(screen.getByText('BANK_TRANSFER: BCA 0000000101, a.n. PT Samudra Emas')).toBeVisible();
  },
);

it('says that there is no such order, or none of this customer', async () => {
  const { user, address } = openShop('/finish/SE000000-ZZZ', { as: ani });
  await title('Pesanan tidak ditemukan');
  await user.click(screen.getByRole('link', { name: 'Ke beranda' }));
  await waitFor(() => expect(address()).toBe('/'));
});

it('says that it could not be loaded, and tries again', async () => {
  const shop = testShop();
  const fault = shop.fail({ code: 'UNEXPECTED' }, getOrder);
  const { user } = open(shop);
  const again = await screen.findByRole('button', { name: 'Coba lagi' });
  fault.mend();
  await user.click(again);
  expect(await title('Selesaikan pembayaran Anda')).toBeVisible();
});
