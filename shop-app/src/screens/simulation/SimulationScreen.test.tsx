import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';

const fields = {
  Tujuan: 'Ibadah haji',
  'Waktu (tahun)': '10',
  'Dana yang dibutuhkan saat ini': '100000000',
  'Kenaikan biaya per tahun (%)': '5',
  'Harga buyback emas per gram': '1500000',
};

async function openSimulation() {
  const page = openShop('/simulasi-perencanaan-keuangan');
  await screen.findByRole('heading', { level: 1, name: 'Simulasi Perencanaan Keuangan' });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const fill = async () => {
    for (const [label, text] of Object.entries(fields)) await page.user.type(screen.getByLabelText(label), text);
  };
  return { ...page, press, fill, result: () => screen.getByRole('region', { name: 'Hasil simulasi' }) };
}

it('counts with Hitung, and begins again with Reset [S2.40, S2.145, S9.30, S9.31, S9.32, S9.33]', async () => {
  const { press, fill, result, shop } = await openSimulation();
  await fill();
  const asked = shop.count();
  await press('Hitung');
  expect(await within(result()).findByText('Ibadah haji')).toBeVisible();
  const figures = within(result())
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(figures).toEqual(['0,83 gram', '100,00 gram', 'Rp 150.000.000,00']);
  expect(within(result()).getByRole('link', { name: 'Mulai menabung emas' })).toHaveAttribute('href', '/products');
  expect(shop.count()).toBe(asked);
  await press('Reset');
  for (const label of Object.keys(fields)) expect(screen.getByLabelText(label)).toHaveValue('');
  expect(within(result()).queryByRole('definition')).toBeNull();
});

it('asks for all five, and leads to the first that is missing [S5.69]', async () => {
  const { press, result } = await openSimulation();
  await press('Hitung');
  expect(await screen.findAllByText('Wajib diisi.')).toHaveLength(5);
  await waitFor(() => expect(screen.getByLabelText('Tujuan')).toHaveFocus());
  expect(within(result()).queryByRole('definition')).toBeNull();
});

it('shows amounts of money as they are read while they are typed', async () => {
  const { fill } = await openSimulation();
  await fill();
  expect(screen.getByLabelText('Dana yang dibutuhkan saat ini')).toHaveValue('100.000.000');
});
