import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { typedBounds, understoodNumber } from 'shop-core/rules/typed';
import { expect, it } from 'vitest';
import { MoneyField } from './MoneyField.tsx';

function Price({ start = '' }) {
  const [price, setPrice] = useState(start);
  return (
    <>
      <MoneyField kind={typedBounds.goldPrice} label="Harga" value={price} onChange={setPrice} />
      <output>{understoodNumber(price, typedBounds.goldPrice).value}</output>
    </>
  );
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

it.each([
  ['1500000.00', '1.500.000', '1500000'],
  ['1.500.000,00', '1.500.000', '1500000'],
  ['1,500,000.00', '1.500.000', '1500000'],
  ['Rp1.500.000,-', '1.500.000', '1500000'],
  ['1500000', '1.500.000', '1500000'],
  ['1.5', '1.5', ''],
  ['1500000.50', '1500000.50', ''],
  ['9999999999999999', '9999999999999999', ''],
  ['seribu', 'seribu', ''],
])('pasted %j is shown as %s and is %s', async (text, shown, value) => {
  render(<Price start="2.000" />);
  const field = screen.getByLabelText('Harga');
  await userEvent.tripleClick(field);
  await userEvent.paste(text);
  expect(field).toHaveValue(text);
  if (value) expect(field).toHaveAccessibleDescription('Terbaca: Rp 1.500.000');
  else expect(field).not.toHaveAccessibleDescription();
  await userEvent.tab();
  expect(field).toHaveValue(shown);
  expect(screen.getByRole('status')).toHaveTextContent(value);
});

it('takes a typed separator as it is: 1.5 is no 15', async () => {
  render(<Price />);
  await userEvent.type(screen.getByLabelText('Harga'), '1.5');
  expect(screen.getByLabelText('Harga')).toHaveValue('1.5');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
