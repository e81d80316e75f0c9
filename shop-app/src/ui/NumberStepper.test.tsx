import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { NumberStepper, type NumberStepperProps } from './NumberStepper.tsx';

function Held({ value: start, onChange, ...rest }: Omit<NumberStepperProps, 'label'>) {
  const [value, setValue] = useState(start);
  const change = (next: number) => {
    setValue(next);
    onChange(next);
  };
  return <NumberStepper {...rest} label="Jumlah Koin" value={value} onChange={change} />;
}

const minus = () => screen.getByRole('button', { name: 'Kurangi Jumlah Koin' });
const plus = () => screen.getByRole('button', { name: 'Tambah Jumlah Koin' });
const figure = () => screen.getByRole('spinbutton', { name: 'Jumlah Koin' });

it('disables minus at the smallest value and plus at the largest', async () => {
  render(<Held value={0} max={1} onChange={vi.fn()} />);
  expect(minus()).toBeDisabled();
  await userEvent.click(plus());
  expect(minus()).toBeEnabled();
  expect(plus()).toBeDisabled();
});

it('says the new value aloud, but not the first one', async () => {
  render(<Held value={1} onChange={vi.fn()} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(plus());
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

it('answers the arrow keys and stays within its bounds', async () => {
  const change = vi.fn();
  render(<Held value={2} min={1} max={4} onChange={change} />);
  await userEvent.click(figure());
  await userEvent.keyboard('{ArrowUp}{PageUp}{ArrowDown}{PageDown}{ArrowDown}');
  expect(change.mock.calls.flat()).toEqual([3, 4, 3, 1]);
});

it('takes a typed figure once it is finished', async () => {
  const change = vi.fn();
  render(<Held value={1} max={24} onChange={change} />);
  await userEvent.click(figure());
  await userEvent.keyboard('12');
  expect(change).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(change.mock.calls).toEqual([[12]]);
  expect(figure()).toHaveValue('12');
});

it.each([
  ['151', 'Maksimal 150.'],
  ['1.500', 'Maksimal 150.'],
  ['99999999999999999999', 'Maksimal 150.'],
  ['0', 'Minimal 1.'],
  ['-3', 'Minimal 1.'],
  ['2,5', 'Isi dengan angka bulat.'],
  ['3x0', 'Isi dengan angka bulat.'],
])('leaves %j as it was typed, changes nothing and names the limit', async (text, sentence) => {
  const change = vi.fn();
  render(<Held value={5} min={1} max={150} onChange={change} />);
  await userEvent.click(figure());
  await userEvent.paste(text);
  await userEvent.tab();
  expect(change).not.toHaveBeenCalled();
  expect(figure()).toHaveValue(text);
  expect(figure()).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
  await userEvent.click(figure());
  await userEvent.keyboard('{Escape}');
  expect(figure()).toHaveValue('5');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('is none where there may be none, until the figure is right: nothing else can be bought meanwhile', async () => {
  const change = vi.fn();
  render(<Held value={5} max={150} onChange={change} />);
  await userEvent.click(figure());
  await userEvent.paste('151');
  await userEvent.tab();
  expect(change.mock.calls).toEqual([[0]]);
  expect(figure()).toHaveValue('151');
  await userEvent.type(figure(), '{Backspace}0{Enter}', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(change.mock.calls).toEqual([[0], [150]]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('leaves the value alone when the figure is wiped out or given up', async () => {
  const change = vi.fn();
  render(<Held value={5} onChange={change} />);
  await userEvent.click(figure());
  await userEvent.keyboard('{Backspace}{Enter}');
  expect(figure()).toHaveValue('5');
  await userEvent.keyboard('9{Escape}');
  expect(figure()).toHaveValue('5');
  expect(change).not.toHaveBeenCalled();
});
