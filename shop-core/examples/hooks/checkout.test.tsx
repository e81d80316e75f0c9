import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOrder } from 'shop-core/contract';
import { describe, expect, it } from 'vitest';
import { atAnis, withBars, withOrder } from './testExamples.tsx';
import CartTotals from './useCartTotals.tsx';
import CheckoutPage from './useCheckout.tsx';
import CheckoutLink from './useCheckoutGate.tsx';
import CouponInUse from './useCoupon.tsx';
import CouponForm from './useCouponForm.tsx';
import OrderPage from './useOrder.tsx';
import PointsInUse from './useRedeem.tsx';
import RedeemForm from './useRedeemForm.tsx';
import PaymentDeadline from './useTimeLeft.tsx';
import UnansweredOrder from './useUnansweredOrder.tsx';

const minute = 60_000;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const fillIn = async () => {
  await screen.findByRole('option', { name: 'JNT Rp 30.000' });
  await userEvent.selectOptions(screen.getByLabelText('Kurir'), 'jnt');
  await screen.findByText('Pilih metode pembayaran');
  await userEvent.selectOptions(screen.getByLabelText('Bank'), 'BCA');
  await press('Cek ongkir');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(await screen.findByText('Selesaikan pesanan')).toBeInTheDocument();
};

const useCode = async (code: string) => {
  await userEvent.type(await screen.findByLabelText('Kode kupon'), code);
  await press('Pakai kupon');
};

describe('the example of', () => {
  it('useCartTotals shows the steps to what is paid', async () => {
    const totals = (
      <>
        <CartTotals />
        <CouponForm />
      </>
    );
    atAnis(totals, await withBars(1));
    await useCode('hemat50');
    expect(await screen.findByRole('row', { name: 'Kupon -Rp 50.000' })).toBeInTheDocument();
    expect(screen.getByRole('row', { name: 'Total Rp 850.000' })).toBeInTheDocument();
  });

  it('useCheckout leads from the courier to the order', async () => {
    atAnis(<CheckoutPage />, await withBars(1));
    expect(await screen.findByRole('status')).toHaveTextContent('Pilih kurir');
    expect(screen.getByRole('button', { name: 'Pesan' })).toBeDisabled();
    await fillIn();
    await press('Pesan');
    expect(await screen.findByRole('heading', { name: /^Pesanan .+ diterima$/ })).toBeInTheDocument();
  });

  it('useCheckoutGate opens for a cart that can be ordered, and says why for none', async () => {
    const { unmount } = atAnis(<CheckoutLink />, await withBars(1));
    expect(await screen.findByRole('link', { name: 'Lanjut ke pembayaran' })).toBeInTheDocument();
    unmount();
    atAnis(<CheckoutLink />);
    expect(await screen.findByText('Keranjang kosong')).toBeInTheDocument();
  });

  it('useCoupon shows what the coupon takes off, and lets go of it', async () => {
    const cart = (
      <>
        <CouponInUse />
        <CouponForm />
      </>
    );
    atAnis(cart, await withBars(1));
    expect(screen.getByText('Belum ada kupon.')).toBeInTheDocument();
    await useCode('HEMAT50');
    expect(await screen.findByText(/^Kupon HEMAT50: potongan Rp 50.000/)).toBeInTheDocument();
    await press('Hapus kupon');
    expect(screen.getByText('Belum ada kupon.')).toBeInTheDocument();
  });

  it('useCouponForm uses a code, and clears one that there is not', async () => {
    atAnis(<CouponForm />, await withBars(1));
    await press('Pakai kupon');
    expect(screen.getByLabelText('Kode kupon')).toBeInvalid();
    await useCode('TIDAKADA');
    expect(await screen.findByRole('alert')).toHaveTextContent('Kupon tidak ditemukan.');
    expect(screen.getByLabelText('Kode kupon')).toHaveValue('');
    await useCode('HEMAT50');
    expect(await screen.findByText('Kupon HEMAT50 dipakai.')).toBeInTheDocument();
  });

  it('useOrder shows an order and what to pay', async () => {
    const { shop, orderCode } = await withOrder();
    atAnis(<OrderPage orderCode={orderCode} />, shop);
    expect(await screen.findByRole('heading', { name: `Pesanan ${orderCode}` })).toBeInTheDocument();
    expect(screen.getByText(/^Transfer Rp 9\d\d\.\d{3} ke BCA 0000000101$/)).toBeInTheDocument();
  });

  it('useRedeem shows the points in use, and gives them back', async () => {
    const cart = (
      <>
        <PointsInUse />
        <RedeemForm />
      </>
    );
    atAnis(cart, await withBars(1));
    await userEvent.type(await screen.findByLabelText('Tukar poin (dari 40000)'), '10000');
    await press('Tukar');
    expect(await screen.findByText(/^10000 dari 40000 poin ditukar/)).toBeInTheDocument();
    await press('Batalkan penukaran');
    expect(screen.getByText('Anda memiliki 40000 poin.')).toBeInTheDocument();
  });

  it('useRedeemForm redeems points, and no more than there are', async () => {
    atAnis(<RedeemForm />, await withBars(1));
    const points = await screen.findByLabelText('Tukar poin (dari 40000)');
    await userEvent.type(points, '50000');
    await press('Tukar');
    expect(points).toBeInvalid();
    await userEvent.clear(points);
    await userEvent.type(points, '5000');
    await press('Tukar');
    expect(await screen.findByText('5000 poin ditukar.')).toBeInTheDocument();
  });

  it('useTimeLeft counts down on the clock of the shop, to the end', async () => {
    const { shop, orderCode } = await withOrder();
    const { unmount } = atAnis(<PaymentDeadline orderCode={orderCode} />, shop);
    expect(await screen.findByRole('timer')).toHaveTextContent(/Bayar dalam (30:00|29:5\d)/);
    unmount();
    shop.advance(31 * minute);
    atAnis(<PaymentDeadline orderCode={orderCode} />, shop);
    expect(await screen.findByText('Waktu pembayaran habis.')).toBeInTheDocument();
  });

  it('useUnansweredOrder finds the order whose answer got lost', async () => {
    const shop = await withBars(1);
    const page = (
      <>
        <CheckoutPage />
        <UnansweredOrder />
      </>
    );
    atAnis(page, shop);
    await fillIn();
    shop.loseNext(placeOrder);
    await press('Pesan');
    const unanswered = within(await screen.findByRole('region', { name: 'Pesanan belum terjawab' }));
    await userEvent.click(unanswered.getByRole('button', { name: 'Periksa pesanan' }));
    expect(await screen.findByText('Tidak ada pesanan yang menunggu jawaban.')).toBeInTheDocument();
  });
});
