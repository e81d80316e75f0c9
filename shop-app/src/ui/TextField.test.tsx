import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

it('ties help and error to the input and marks it invalid', () => {
  render(<TextField label="Email" description="Untuk masuk." errorMessage="Wajib diisi." isRequired />);
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(input).toHaveAccessibleDescription('Untuk masuk. Wajib diisi.');
  expect(input).toBeInvalid();
  expect(input).toHaveAttribute('aria-required', 'true');
  expect(input).not.toHaveAttribute('required'); // the browser's own sentences stay away
});

it('hands over the text, not the event', async () => {
  const change = vi.fn();
  render(<TextField label="Nama" onChange={change} defaultValue="" />);
  await userEvent.type(screen.getByLabelText('Nama'), 'De');
  expect(change.mock.calls).toEqual([['D'], ['De']]);
});

it('calls a field optional only when told that it is', () => {
  render(
    <>
      <TextField label="Catatan" isRequired={false} />
      <TextField label="Username" />
    </>,
  );
  expect(screen.getByLabelText('Catatan (opsional)')).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toBeInTheDocument();
});

it('shows and hides the password', async () => {
  render(<PasswordField label="Kata sandi" defaultValue="rahasia" />);
  const input = screen.getByLabelText('Kata sandi');
  expect(input).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan password' }));
  expect(input).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan password' }));
  expect(input).toHaveAttribute('type', 'password');
});

function Typed({ type }: { type: 'email' | 'tel' }) {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField label="Isi" type={type} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

it.each([
  ['email', ' ani @toko.id', 'ani@toko.id'],
  ['email', 'ani\u200b@toko.id', 'ani@toko.id'],
  ['tel', '\u202a+62\u00a0812\u20113456\u20117890\u202c', '+62 812-3456-7890'],
  ['tel', 'telepon 021', 'telepon 021'],
] as const)('a pasted %s %j is what stands in the field once it is left', async (type, text, left) => {
  render(<Typed type={type} />);
  const field = screen.getByLabelText('Isi');
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
  expect(field).toHaveValue(left);
  expect(screen.getByRole('status')).toHaveTextContent(left);
});
