import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ComboSelect } from './ComboSelect.tsx';

const companies = Array.from({ length: 1000 }, (_, at) => ({ value: String(at), label: `PT Nusantara ${at}` }));

function Held({ onChange }: { onChange: (value: string | undefined) => void }) {
  const [value, setValue] = useState<string>();
  const change = (next: string | undefined) => {
    setValue(next);
    onChange(next);
  };
  return (
    <ComboSelect
      label="Company"
      options={companies}
      value={value}
      onChange={change}
      errorMessage="Silakan pilih Company"
    />
  );
}

const search = async (words: string) => {
  await userEvent.click(await screen.findByRole('combobox', { name: 'Company' }));
  await userEvent.paste(words);
};

beforeAll(async () => {
  await import('./ComboSelectBox.tsx');
});

beforeEach(() => {
  // jsdom lays nothing out; the list needs a window to draw rows into.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(308);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340);
});

it('finds one of a thousand by a part of its name, by keyboard alone [S2.58]', async () => {
  const change = vi.fn();
  render(<Held onChange={change} />);
  await search('nusantara 77');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(change).toHaveBeenLastCalledWith('77');
  expect(screen.getByRole('combobox')).toHaveValue('PT Nusantara 77');
});

it('keeps only the rows in view in the document', async () => {
  render(<Held onChange={vi.fn()} />);
  await search('nusantara');
  const drawn = screen.getAllByRole('option').length;
  expect(drawn).toBeGreaterThan(5);
  expect(drawn).toBeLessThan(40);
});

it('takes the choice back when the words are wiped out', async () => {
  const change = vi.fn();
  render(<Held onChange={change} />);
  await search('nusantara 9');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.clear(screen.getByRole('combobox'));
  expect(change).toHaveBeenLastCalledWith(undefined);
});

it('says when nothing matches, and what is wrong with the field', async () => {
  render(<Held onChange={vi.fn()} />);
  expect(await screen.findByRole('combobox', { name: 'Company' })).toHaveAccessibleDescription('Silakan pilih Company');
  await search('zzz');
  expect(screen.getByText('Tidak ditemukan')).toBeInTheDocument();
});

it('says how many there are, and what its list and its way out are, in Indonesian', async () => {
  render(<Held onChange={vi.fn()} />);
  await search('nusantara 9');
  await waitFor(() =>
    expect(document.querySelector('[data-live-announcer]')).toHaveTextContent('111 pilihan tersedia.'),
  );
  expect(screen.getByRole('listbox')).toHaveAccessibleName(/Pilihan/);
  expect(screen.getAllByRole('button', { name: 'Kembali ke halaman' })).not.toEqual([]);
});
