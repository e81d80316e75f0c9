import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getProduct } from 'shop-core/contract';
import { createMemoryShop, renderShop } from 'shop-core/testing/react';
import { describe, expect, it } from 'vitest';
import { atAnis } from './testExamples.tsx';
import GoldEntries from './useDeleteZakat.tsx';
import NameForm from './useForm.tsx';
import RiskQuiz from './useQuiz.tsx';
import ReviewList from './useReviews.tsx';
import ProductLink from './useShop.tsx';
import Page from './useShopAnnouncer.tsx';
import PlanningCalculator from './useSimulation.tsx';
import WriteReview from './useSubmitReview.tsx';
import ZakatStatus from './useZakat.tsx';
import GoldEntryForm from './useZakatForm.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

const buyGold = async (grams: string) => {
  await userEvent.selectOptions(screen.getByLabelText('Transaksi'), 'Beli');
  await type('Jenis emas', 'Batangan');
  await type('Berat (gram)', grams);
  await type('Kadar (%)', '99,99');
  fireEvent.change(screen.getByLabelText('Tanggal'), { target: { value: '2024-01-05' } });
  await press('Simpan');
};

describe('the example of', () => {
  it('useForm says what is missing at the field, and takes a form without problems', async () => {
    renderShop(<NameForm />, { shop: createMemoryShop() });
    const name = screen.getByLabelText('Nama');
    await press('Kirim');
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Wajib diisi.');
    expect(name).toHaveFocus();
    await userEvent.type(name, 'Ani');
    await press('Kirim');
    expect(await screen.findByText('Halo, Ani!')).toBeInTheDocument();
  });

  it('useSimulation counts the gold for a purpose, and forgets it', async () => {
    renderShop(<PlanningCalculator />, { shop: createMemoryShop() });
    await press('Hitung');
    expect(screen.getByLabelText('Tujuan')).toBeInvalid();
    await type('Tujuan', 'Haji');
    await type('Jangka waktu (tahun)', '5');
    await type('Dana yang dibutuhkan (Rp)', '60.000.000');
    await type('Kenaikan per tahun (%)', '10');
    await type('Harga buyback per gram (Rp)', '1.500.000');
    await press('Hitung');
    expect(await screen.findByRole('status')).toHaveTextContent(/^Haji membutuhkan 60,00 gram: 1,00 gram per bulan/);
    await press('Ulangi');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('useShop fetches a product before somebody looks at it', async () => {
    const { shop } = renderShop(<ProductLink />, { shop: createMemoryShop() });
    await userEvent.hover(screen.getByRole('link'));
    await expect.poll(() => shop.count(getProduct)).toBe(1);
  });

  it('useShopAnnouncer says at once what went wrong', async () => {
    renderShop(<Page />, { shop: createMemoryShop() });
    await press('Masuk');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Username atau password salah.'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('useQuiz asks for every answer, then shows the profile', async () => {
    renderShop(<RiskQuiz />, { shop: createMemoryShop() });
    await type('Nama', 'Ani');
    await type('Email', 'ani@shop.example');
    await press('Kirim');
    expect(screen.getAllByRole('alert').every(({ textContent }) => textContent)).toBe(true);
    for (const question of screen.getAllByRole('group')) {
      await userEvent.click(within(question).getAllByRole('radio')[4] ?? question);
    }
    await press('Kirim');
    expect(await screen.findByRole('heading', { name: 'Adventurous/Aggressive' })).toBeInTheDocument();
    await press('Ulangi kuis');
    expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(40);
  });

  it('useSubmitReview sends a review, and useReviews shows it once it is approved', async () => {
    const shop = createMemoryShop();
    const { notices, unmount } = atAnis(<WriteReview sku="LM-05" />, shop);
    await press('Kirim ulasan');
    expect(screen.getAllByRole('alert').every(({ textContent }) => textContent)).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: '5 bintang' }));
    await type('Judul', 'Bagus');
    await type('Ulasan', 'Cepat sampai.');
    await press('Kirim ulasan');
    await expect.poll(() => notices).toContainEqual(expect.objectContaining({ outcome: 'reviewSent' }));
    unmount();
    const before = renderShop(<ReviewList productId={5} />, { shop });
    expect(await screen.findByText('Belum ada ulasan.')).toBeInTheDocument();
    before.unmount();
    shop.approveReviews();
    renderShop(<ReviewList productId={5} />, { shop });
    const reviews = within(await screen.findByRole('list', { name: 'Ulasan' }));
    expect(reviews.getByRole('heading', { name: 'Bagus' })).toBeInTheDocument();
    expect(reviews.getAllByRole('listitem')[0]).toHaveTextContent('5 dari 5');
  });

  it('useZakatForm notes gold, and useZakat says whether zakat is due and why', async () => {
    const page = (
      <>
        <ZakatStatus />
        <GoldEntryForm />
      </>
    );
    atAnis(page);
    expect(await screen.findByRole('heading', { name: 'Zakat belum wajib' })).toBeInTheDocument();
    await press('Simpan');
    expect(screen.getByLabelText('Berat (gram)')).toBeInvalid();
    await buyGold('100');
    expect(await screen.findByRole('heading', { name: /^Zakat wajib: Rp 4\.\d{3}\.\d{3}$/ })).toBeInTheDocument();
    expect(screen.getByText(/haul dimulai/)).toBeInTheDocument();
    expect(screen.getByLabelText('Jenis emas')).toHaveValue('');
  });

  it('useDeleteZakat deletes an entry once that was confirmed', async () => {
    const page = (
      <>
        <GoldEntries />
        <GoldEntryForm />
      </>
    );
    atAnis(page);
    await buyGold('2,5');
    await press('Hapus Batangan');
    await press('Batal');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Hapus Batangan');
    await press('Ya, hapus');
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
  });
});
