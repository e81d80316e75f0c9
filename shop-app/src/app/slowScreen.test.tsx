import { screen, waitFor, within } from '@testing-library/react';
import { sampleSession } from 'shop-core/testing';
import { expect, it, vi } from 'vitest';
import { openShop } from '../testing/testApp.tsx';
import { testShop } from '../testing/testShop.ts';

vi.mock('../screens/account/AccountScreen.tsx', () => new Promise(() => {}));

it('logs out to the root also from a screen that is still being loaded', async () => {
  const { user, address } = openShop('/account', { as: sampleSession() });
  await user.click(await screen.findByRole('button', { name: 'Akun Ani Wijaya' }));
  await user.click(await screen.findByRole('button', { name: 'Keluar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Keluar' });
  await user.click(within(dialog).getByRole('button', { name: 'Ya, keluar' }));
  await waitFor(() => expect(address()).toBe('/'));
});

it('goes to the root also from a screen that is still being loaded when the login is refused [S4.3]', async () => {
  const shop = testShop();
  shop.revoke('token-1');
  const { address } = openShop('/account', { shop, as: sampleSession() });
  expect(await screen.findByText('Sesi Anda telah berakhir, silakan masuk kembali.')).toBeVisible();
  await waitFor(() => expect(address()).toBe('/'));
  expect(localStorage.getItem('samudra-emas.session')).toBeNull();
});
