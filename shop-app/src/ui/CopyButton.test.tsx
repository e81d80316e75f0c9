import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

describe.each([
  ['denied', { writeText: () => Promise.reject(new Error('denied')) }],
  ['missing, as on plain http', undefined],
])('where the clipboard is %s and the browser copies no selection either', (_, clipboard) => {
  const press = async (name = 'Salin jumlah') => {
    fireEvent.click(screen.getByRole('button', { name }));
    return screen.findByRole('textbox', { name: 'jumlah' });
  };
  const selected = (field: HTMLElement) => {
    const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  };
  beforeEach(() => vi.stubGlobal('navigator', { ...navigator, clipboard }));

  it('selects the text and says so', async () => {
    render(<CopyButton value="1760912" what="jumlah" />);
    const field = await press();
    expect(field).toHaveFocus();
    expect(selected(field)).toBe('1760912');
    expect(field).toHaveAccessibleDescription(/Peramban menolak menyalin\. .* sudah dipilih/);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText('Tersalin')).not.toBeInTheDocument();
  });

  it('selects it again when the button is pressed again', async () => {
    render(<CopyButton value="1760912" what="jumlah" />);
    const first = await press();
    first.blur();
    await press();
    await vi.waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    expect(selected(screen.getByRole('textbox'))).toBe('1760912');
  });

  it('says no more of it once the value is another, or was copied', async () => {
    const { rerender } = render(<CopyButton value="1760912" what="jumlah" />);
    await press();
    rerender(<CopyButton value="5" what="jumlah" />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await press();
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: () => Promise.resolve() } });
    fireEvent.click(screen.getByRole('button', { name: 'Salin jumlah' }));
    expect(await screen.findByText('Tersalin')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
