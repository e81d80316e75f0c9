import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { RadioList } from './RadioList.tsx';
import { Select } from './Select.tsx';
import { StarsField } from './StarsField.tsx';

const options = [
  { value: 'jnt', label: 'JNT' },
  { value: 'sap', label: 'SAP' },
];

it('starts a select at its placeholder, which cannot be chosen', async () => {
  const change = vi.fn();
  render(<Select label="Provinsi" options={options} value="" onChange={change} placeholder="Pilih provinsi" />);
  expect(screen.getByRole('combobox', { name: 'Provinsi' })).toHaveDisplayValue('Pilih provinsi');
  expect(screen.getByRole('option', { name: 'Pilih provinsi' })).toBeDisabled();
  await userEvent.selectOptions(screen.getByRole('combobox'), 'SAP');
  expect(change).toHaveBeenCalledWith('sap');
});

it("lets an option of one's own stand for nothing chosen", () => {
  render(<Select label="Kategori" options={[{ value: '', label: 'Semua' }, ...options]} value="" onChange={vi.fn()} />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Semua');
});

it('chooses one of a radio list anywhere on its card, and says what is wrong with it', async () => {
  const change = vi.fn();
  render(
    <RadioList label="Metode" options={options} value="jnt" onChange={change} errorMessage="Metode belum dipilih" />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Metode' })).toHaveAccessibleDescription('Metode belum dipilih');
  expect(screen.getByRole('radio', { name: 'JNT' })).toBeChecked();
  await userEvent.click(screen.getByText('SAP'));
  expect(change).toHaveBeenCalledWith('sap');
});

it('ticks a checkbox by its words', async () => {
  const change = vi.fn();
  render(
    <Checkbox isSelected={false} onChange={change} errorMessage="Cek syarat dan ketentuan">
      Saya setuju
    </Checkbox>,
  );
  expect(screen.getByRole('checkbox', { name: 'Saya setuju' })).toHaveAccessibleDescription('Cek syarat dan ketentuan');
  await userEvent.click(screen.getByText('Saya setuju'));
  expect(change).toHaveBeenCalledWith(true);
});

it('gives one to five stars', async () => {
  const change = vi.fn();
  render(<StarsField label="Nilai" value={2} onChange={change} />);
  expect(screen.getByRole('radio', { name: '2 bintang' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: '5 bintang' }));
  expect(change).toHaveBeenCalledWith(5);
});
