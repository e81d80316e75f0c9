import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

vi.mock('./DialogModal.tsx', () => {
  throw new TypeError('offline');
});

it('says that a dialog could not be fetched, and lets go of it', async () => {
  const close = vi.fn();
  render(
    <Dialog isOpen onClose={close} title="Menu">
      isi
    </Dialog>,
  );
  expect(await screen.findByRole('alertdialog', { name: 'Menu' })).toHaveTextContent('Periksa koneksi Anda');
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  expect(close).toHaveBeenCalledOnce();
});
