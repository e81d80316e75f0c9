import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCart, searchAreas } from 'shop-core/contract';
import { rupiah } from 'shop-core/rules';
import { createMemoryShop, renderShop } from 'shop-core/testing/react';
import { describe, expect, it } from 'vitest';
import { atAnis, withBars } from './testExamples.tsx';
import AddressFields from './useAddressCascade.tsx';
import BuyButton from './useAddToCart.tsx';
import AreaSearchBox from './useAreaSearch.tsx';
import CartSummary from './useCart.tsx';
import CartLines from './useCartLine.tsx';
import OutdatedPrices from './useRefreshPrices.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the example of', () => {
  it('useAddressCascade goes from the province down to the postal code', async () => {
    atAnis(<AddressFields />);
    for (const [level, choice] of [
      ['Provinsi', 'DKI Jakarta'],
      ['Kota/kabupaten', 'Jakarta Selatan'],
      ['Kecamatan', 'Kebayoran Baru'],
      ['Kelurahan', 'Senayan'],
    ] as const) {
      await screen.findByRole('option', { name: choice });
      await userEvent.selectOptions(screen.getByLabelText(level), choice);
    }
    expect(screen.getByLabelText('Kelurahan')).toHaveDisplayValue('Senayan');
    expect(screen.getByText('Kode pos: 12110')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Provinsi'), 'Pilih');
    expect(screen.getByLabelText('Kota/kabupaten')).toBeDisabled();
  });

  it('useAreaSearch fills a whole address from two words, asks again after a failure, and says when nothing is found', async () => {
    const shop = createMemoryShop();
    shop.failNext({ code: 'UNEXPECTED' }, searchAreas);
    atAnis(<AreaSearchBox />, shop);
    const field = screen.getByLabelText('Cari kelurahan');
    await userEvent.click(field);
    await userEvent.paste('senayan jakarta');
    await press('Coba lagi');
    await press('Senayan, Kebayoran Baru, Kota Jakarta Selatan');
    const filled = 'Senayan, Kebayoran Baru, Jakarta Selatan, DKI Jakarta, 12110';
    expect(await screen.findByText(filled)).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.paste('senayan bandung');
    expect(await screen.findByText('Tidak ditemukan.')).toBeInTheDocument();
  });

  it('useAddToCart puts a bar in the cart for what it showed, and says why not when none is left', async () => {
    const shop = createMemoryShop();
    const page = (
      <>
        <BuyButton sku="LM-2" />
        <CartSummary />
      </>
    );
    const { notices } = atAnis(page, shop);
    expect(await screen.findByText('Rp 3.400.000')).toBeInTheDocument();
    await press('Tambah ke keranjang');
    await expect.poll(() => notices).toMatchObject([{ tone: 'good', outcome: 'cartUpdated' }]);
    expect(await screen.findByText('Subtotal: Rp 3.400.000')).toBeInTheDocument();
    shop.setStock('LM-2', 0);
    await press('Tambah ke keranjang');
    expect(await screen.findByRole('alert')).toHaveTextContent('Stok tidak mencukupi.');
  });

  it('useCart shows the cart, asks again after a failure, and has none for a visitor', async () => {
    const shop = await withBars(2);
    shop.failNext({ code: 'UNAVAILABLE' }, getCart);
    const { unmount } = atAnis(<CartSummary />, shop);
    await press('Coba lagi');
    expect(await screen.findByRole('listitem')).toHaveTextContent('2 × Emas Batangan 0,5 gram: Rp 1.800.000');
    expect(screen.getByText('Subtotal: Rp 1.800.000')).toBeInTheDocument();
    unmount();
    renderShop(<CartSummary />, { shop });
    expect(screen.getByText('Masuk untuk melihat keranjang Anda.')).toBeInTheDocument();
  });

  it('useCartLine counts up to the stock and down, and removes the line', async () => {
    atAnis(<CartLines />, await withBars(4));
    const more = await screen.findByRole('button', { name: 'Tambah Emas Batangan 0,5 gram' });
    await userEvent.click(more);
    expect(screen.getByRole('listitem')).toHaveTextContent('Rp 4.500.000');
    expect(more).toBeDisabled();
    await press('Kurangi Emas Batangan 0,5 gram');
    expect(screen.getByLabelText('Jumlah Emas Batangan 0,5 gram')).toHaveTextContent('4');
    await press('Hapus Emas Batangan 0,5 gram');
    expect(await screen.findByText('Keranjang kosong.')).toBeInTheDocument();
  });

  it('useRefreshPrices shows what changed and takes the prices of today', async () => {
    const shop = await withBars(2);
    shop.setPrice('LM-05', rupiah(950_000));
    atAnis(<OutdatedPrices />, shop);
    expect(await screen.findByRole('listitem')).toHaveTextContent('Rp 900.000 Rp 950.000');
    await press('Perbarui harga');
    expect(await screen.findByText('Harga terbaru: Rp 1.900.000')).toBeInTheDocument();
  });
});
