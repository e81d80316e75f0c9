import { screen, waitFor, within } from '@testing-library/react';
import { getCustomer, updateImage } from 'shop-core/contract';
import { on, sampleSession } from 'shop-core/testing';
import { expect, it } from 'vitest';
import { openShop } from '../../testing/testApp.tsx';
import { sampleCustomer } from '../../testing/testContent.ts';
import { testShop } from '../../testing/testShop.ts';

const ani = sampleSession();
const open = (shop = testShop()) => openShop('/account?tab=2', { shop, as: ani });
const photo = (type = 'image/png', size = 4) => new File([new Uint8Array(size)], 'foto', { type });
const chooser = () => screen.findByLabelText('Ganti foto profil');

it('shows last login and last transaction [S2.138]', async () => {
  open();
  await screen.findByText('27-11-2026');
  const facts = screen
    .getAllByRole('term')
    .map(({ textContent, nextSibling }) => `${textContent}: ${nextSibling?.textContent}`);
  expect(facts).toEqual(['Terakhir masuk: 27-11-2026', 'Transaksi terakhir: 03-11-2026']);
});

it('logs out by a button, after a question [S2.137]', async () => {
  const { user, address } = open();
  await user.click(await screen.findByRole('button', { name: 'Keluar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Keluar' });
  expect(within(dialog).getByText('Apakah Anda yakin ingin keluar?')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Ya, keluar' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('samudra-emas.session')).toBeNull();
});

it('shows a chosen photo at once, uploads it with a sign of progress, and keeps it [S2.136, S4.46]', async () => {
  let known = sampleCustomer();
  const shop = testShop(
    on(getCustomer, () => known),
    on(updateImage, () => {
      known = sampleCustomer({ avatar: '/media/ani.png' });
      return known;
    }),
  );
  const held = shop.hold(updateImage);
  const { user } = open(shop);
  await user.upload(await chooser(), photo());
  const shown = await screen.findByRole('img', { name: 'Foto Ani Wijaya' });
  expect(shown.getAttribute('src')).toMatch(/^data:image\/png;base64,/);
  expect(shown.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('progressbar', { name: 'Foto akan diunggah' })).toBeVisible();
  expect(await screen.findByRole('progressbar', { name: 'Mengunggah foto' })).toBeVisible();
  held.release();
  expect(await screen.findByText('Photo berhasil diubah')).toBeVisible();
  const kept = () => screen.getByRole('img', { name: 'Foto Ani Wijaya' });
  await waitFor(() => expect(kept()).toHaveAttribute('src', '/media/ani.png'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('gives a photo up while it waits', async () => {
  const { user, shop } = open(testShop(on(updateImage, () => sampleCustomer({ avatar: '/media/ani.png' }))));
  await user.upload(await chooser(), photo());
  await user.click(await screen.findByRole('button', { name: 'Batal mengganti foto' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(screen.queryByRole('img', { name: 'Foto Ani Wijaya' })).toBeNull();
  expect(shop.count(updateImage)).toBe(0);
});

it.each([
  ['larger than 2 MB', 'image/png', 2 * 1024 * 1024 + 1],
  ['of another kind', 'image/gif', 4],
])('refuses a file %s, and says which it takes [S2.136]', async (_what, type, size) => {
  const { user, shop } = open();
  const field = await chooser();
  field.removeAttribute('accept');
  await user.upload(field, photo(type, size));
  expect(await screen.findByText('Gunakan foto JPEG, PNG, atau WebP, paling besar 2 MB.')).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Gunakan foto JPEG/);
  expect(shop.count(updateImage)).toBe(0);
});
