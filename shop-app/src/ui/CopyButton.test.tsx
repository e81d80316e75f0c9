import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

it('copies and says so', async () => {
  const user = userEvent.setup();
  render(<CopyButton value="809012345678" what="nomor rekening" />);
  await user.click(screen.getByRole('button', { name: 'Salin nomor rekening' }));
  expect(await screen.findByText('Tersalin')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('809012345678');
  expect(screen.getByText('nomor rekening tersalin')).toBeInTheDocument();
});

it('still copies where the browser has no clipboard API', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined });
  const copy = vi.fn(() => true);
  Object.assign(document, { execCommand: copy });
  render(<CopyButton value="1" what="jumlah" />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Tersalin')).toBeInTheDocument();
  expect(copy).toHaveBeenCalledWith('copy');
  Reflect.deleteProperty(document, 'execCommand');
});

it('does not claim success when the browser refuses', async () => {
  const copyText = vi.fn(() => Promise.reject(new Error('denied')));
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copyText } });
  render(<CopyButton value="1" what="jumlah" />);
  fireEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(copyText).toHaveBeenCalled(), { timeout: 20_000 });
  expect(screen.getByRole('button', { name: 'Salin jumlah' })).toBeInTheDocument();
});
