import { screen, waitFor, within } from '@testing-library/react';
import { sampleSession } from 'shop-core/testing';
import { expect, it, vi } from 'vitest';
import { openShop } from '../testing/testApp.tsx';

vi.mock('../screens/account/AccountScreen.tsx', () => new Promise(() => {}));

it('logs out to the root also from a screen that is still being loaded [S4.3]', async () => {
  const { user, address } = openShop('/account', { as: sampleSession() });
  await user.click(await screen.findByRole('button', { name: 'Akun Ani Wijaya' }));
  await user.click(await screen.findByRole('button', { name: 'Keluar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Keluar' });
  await user.click(within(dialog).getByRole('button', { name: 'Ya, keluar' }));
  await waitFor(() => expect(address()).toBe('/'));
});
