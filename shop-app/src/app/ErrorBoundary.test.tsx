import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openShop } from '../testing/testApp.tsx';

vi.mock('../screens/register/RegisterScreen.tsx', () => ({
  RegisterScreen: () => {
    throw new Error('broken');
  },
}));

it('says that a page broke, offers to load it again, and leaves the fault behind with its path', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = openShop('/login');
  await user.click(await screen.findByRole('link', { name: 'Belum punya akun? Daftar' }));
  expect(await screen.findByText(/Halaman ini tidak dapat ditampilkan/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Muat ulang' })).toBeEnabled();
  await user.click(screen.getByRole('link', { name: 'Masuk' }));
  expect(await screen.findByRole('button', { name: 'MASUK' })).toBeVisible();
});
