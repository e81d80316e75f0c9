import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { MoneyField } from './MoneyField.tsx';

function Price({ start = '' }) {
  const [price, setPrice] = useState(start);
  return <MoneyField label="Harga" value={price} onChange={setPrice} />;
}

it('puts dots between the thousands while an amount is typed [S5.66]', async () => {
  render(<Price />);
  const field = screen.getByLabelText('Harga');
  await userEvent.type(field, '1500000');
  expect(field).toHaveValue('1.500.000');
  await userEvent.type(field, '{Backspace}');
  expect(field).toHaveValue('150.000');
});

it('keeps the caret among the digits where it was', async () => {
  render(<Price start="500" />);
  const field = screen.getByLabelText('Harga');
  await userEvent.type(field, '12', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  expect(field).toHaveValue('12.500');
});

it('leaves what is no amount as it was typed', async () => {
  render(<Price />);
  await userEvent.type(screen.getByLabelText('Harga'), '12,5 juta');
  expect(screen.getByLabelText('Harga')).toHaveValue('12,5 juta');
});
